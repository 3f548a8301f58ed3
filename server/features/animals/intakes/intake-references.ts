import { findIntakes } from './intakes.repository.ts';

/** What other features ask about how animals came. */
export const intakeReferences = {
  find: findIntakes,
};
