import { verifyBackupCommand } from './backups/restore-command.ts';

process.exitCode = await verifyBackupCommand(process.argv.slice(2));
