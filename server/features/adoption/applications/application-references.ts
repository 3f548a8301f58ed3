import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { Tx } from '#server/db/database.ts';
import { addHelpRequest, markHelped } from './application-help.ts';
import { aboutApplication, petNames } from './application-mails.ts';
import {
  findApplicationById,
  lockApplication,
  noteContract,
  statesAfter,
  storeTalk,
} from './applications.repository.ts';
import {
  adoptedBy,
  contractedBy,
  contractedFor,
  idsOfApplicant,
} from './applications-of-people.repository.ts';
import { findAdoptions } from './applications-timeline.repository.ts';
import { petsWith } from './family-access.ts';
import { forgetReference } from './forget-reference.ts';
import { noteTurn } from './note-turn.ts';
import { countSince } from './open-applications.repository.ts';
import { petsWithFamily } from './pets-with-family.ts';

/** What other features ask about the applications that they name; who may do what with the answer they decide themselves. */
export const applicationReferences = {
  find: findApplicationById,
  /** Nobody else changes it until the end of the transaction. */
  lock: lockApplication,
  noteContract,
  noteTurn,
  idsOfApplicant,
  petsWith,
  petsWithFamily,
  statesAfter,
  countSince,
  /** Those of a pet that led to an adoption, also one that came back, the latest first. */
  adoptionsOf: findAdoptions,
  /** In the order of their ids; of those that there still are. */
  petNames,
  about: aboutApplication,
  forgetReference,
  /** What the family said is news to whoever decides, until they read it. Of one that is locked. */
  addNews: (tx: Tx, { id, newsCount }: AdoptionApplication): Promise<void> =>
    storeTalk(tx, id, { newsCount: newsCount + 1 }),
  adoptedBy,
  contractedBy,
  contractedFor,
  addHelpRequest,
  markHelped,
};
