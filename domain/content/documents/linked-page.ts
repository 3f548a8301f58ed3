import type { InitialStaticPageId } from '../../pages.ts';
import { choice, type Field } from '../field.ts';

/** The pages of the group that are told about on its first page. */
export const linkedPageField = choice(['Página', 'Page'], {
  usHistory: ['Historia', 'History'],
  usManifesto: ['Manifiesto', 'Manifesto'],
  usSocialCause: ['Causa social', 'Social cause'],
  usShelters: ['Albergues', 'Shelters'],
}) as Field<InitialStaticPageId>;
