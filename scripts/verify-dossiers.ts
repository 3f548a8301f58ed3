import { verifyDossiersCommand } from './dossiers/verify-command.ts';

process.exitCode = await verifyDossiersCommand();
