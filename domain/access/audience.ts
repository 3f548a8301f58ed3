import type { Viewer } from '../accounts/viewer.ts';
import type { Relation } from './relations.ts';
import { can, type Right } from './rights.ts';

/**
 * Who may do something with a field, a schema or a document: everyone, whoever is signed in (`session`), whoever has a
 * relation to the row, whoever has a right, or nobody. Of an `owner`'s rows the schema says which right stands in for
 * the relation (`managedBy`).
 */
export type Audience = 'everyone' | 'session' | Relation | Right | 'nobody';

/** Whether somebody is admitted at all; with which rows, relations decide later. */
export function admits(audience: Audience, viewer: Viewer): boolean {
  switch (audience) {
    case 'everyone':
    case 'adopter':
    case 'linkHolder':
      return true;
    case 'session':
    case 'owner':
    case 'petOwner':
      return viewer.kind === 'user';
    case 'nobody':
      return false;
    default:
      return can(viewer, audience);
  }
}
