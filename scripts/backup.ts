import { backupCommand } from './backups/backup-command.ts';

process.exitCode = await backupCommand(process.argv.slice(2));
