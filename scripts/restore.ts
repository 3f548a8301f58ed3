import { restoreCommand } from './backups/restore-command.ts';

process.exitCode = await restoreCommand(process.argv.slice(2));
