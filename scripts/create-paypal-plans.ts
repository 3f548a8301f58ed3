import { createPaypalPlansCommand } from './create-paypal-plans/command.ts';

process.exitCode = await createPaypalPlansCommand();
