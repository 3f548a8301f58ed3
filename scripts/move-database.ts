import { moveDatabaseCommand } from './moves/database-command.ts';

process.exitCode = await moveDatabaseCommand(process.argv.slice(2));
