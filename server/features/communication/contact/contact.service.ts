import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import * as changes from './change-messages.ts';
import type { ContactParts } from './contact-parts.ts';
import * as removal from './remove-messages.ts';
import * as sending from './send-message.ts';

export type ContactService = ReturnType<typeof createContactService>;

/** What people write by the form, and what becomes of it. */
export const createContactService = (parts: ContactParts) =>
  bindUseCases(parts, sending, changes, removal);
