import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import * as changes from './change-messages.ts';
import type { ContactDependencies } from './contact-dependencies.ts';
import * as removal from './remove-messages.ts';
import * as sending from './send-message.ts';

export type ContactService = ReturnType<typeof createContactService>;

/** What people write by the form, and what becomes of it. */
export const createContactService = (dependencies: ContactDependencies) =>
  bindUseCases(dependencies, sending, changes, removal);
