import type { PetStatus } from './vocabularies.ts';

/** What families hear whose applications for the pet are open. */
export type NewsToFamilies = 'foundHome' | 'gone' | 'paused' | 'resumed';

/** In these a pet may have open applications; every other status has ended them. */
const awaited: ReadonlySet<PetStatus> = new Set(['adoption', 'rehabilitation', 'paused']);

/** What a change of status makes the portal tell them; undefined where it tells them nothing. */
export function newsToFamilies(from: PetStatus, to: PetStatus): NewsToFamilies | undefined {
  if (!awaited.has(from)) return undefined;
  if (to === 'adopted') return 'foundHome';
  if (to === 'deceased') return 'gone';
  if ((from === 'adoption') === (to === 'adoption')) return undefined;
  return to === 'adoption' ? 'resumed' : 'paused';
}
