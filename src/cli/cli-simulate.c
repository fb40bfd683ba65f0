#include "cli-command.h"
CliStatus cli_simulate (const WeftTables *tables G_GNUC_UNUSED, int argc G_GNUC_UNUSED, char **argv G_GNUC_UNUSED) { return CLI_USAGE; }
