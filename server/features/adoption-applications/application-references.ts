import {
  findApplicationById,
  idsOfApplicant,
  lockApplication,
  noteContract,
  statesAfter,
} from './applications.repository.ts';

/** What other features ask about the applications that they name; who may do what with the answer they decide themselves. */
export const applicationReferences = {
  find: findApplicationById,
  /** Nobody else changes it until the end of the transaction. */
  lock: lockApplication,
  noteContract,
  idsOfApplicant,
  statesAfter,
};
