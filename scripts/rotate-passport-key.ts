import { rotatePassportKeyCommand } from './rotate-passport-key/command.ts';

process.exitCode = await rotatePassportKeyCommand(process.argv.slice(2));
