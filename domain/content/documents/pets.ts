import type { Programme } from '../../pets/vocabularies.ts';
import { type Field, group } from '../field.ts';
import { description, heading, lead } from './pieces.ts';

const petList = (name: readonly [string, string]) => group({ heading, lead, description }, name);

const lists = {
  adoption: petList(['En adopción', 'For adoption']),
  rehabilitation: petList(['En rehabilitación', 'Recovering']),
} satisfies Record<Programme, Field>;

/** What stands above the lists of pets, and in their feeds. */
export const petLists = group(lists);
