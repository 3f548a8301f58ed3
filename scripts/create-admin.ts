import { createAdminCommand } from './create-admin/command.ts';

process.exitCode = await createAdminCommand(process.argv.slice(2));
