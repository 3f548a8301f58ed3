import { moveFilesCommand } from './moves/files-command.ts';

process.exitCode = await moveFilesCommand(process.argv.slice(2));
