import { importPetsCommand } from './import-pets/command.ts';

process.exitCode = await importPetsCommand(process.argv.slice(2));
