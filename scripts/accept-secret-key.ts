import { acceptSecretKeyCommand } from './accept-secret-key/command.ts';

process.exitCode = await acceptSecretKeyCommand();
