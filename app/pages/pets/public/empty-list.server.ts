import type { PetFilter } from '#domain/pets/pet-filter.ts';
import type { ListWords } from './list-words.server.ts';

interface Chip {
  label: string;
  /** The filter without the chip's, and the list of it. */
  without: PetFilter;
  to: string;
}

/** Each is a query. */
const mostTried = 8;
const mostOffered = 3;

/** What a list without pets says, and which of its filters to leave out. */
export async function emptyList(
  { empty, landing }: ListWords['list'],
  requested: readonly Chip[] | 'landing',
  count: (filter: PetFilter) => Promise<number>,
) {
  const { title, close } = empty;
  if (requested === 'landing') return { title, close, help: landing.elsewhere, looser: [] };
  if (requested.length === 0) return { title, close, help: empty.bare, looser: [] };
  const tried = [];
  for (const { label, without, to } of requested.slice(0, mostTried)) {
    tried.push({ label, to, total: await count(without) });
  }
  const looser = tried
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, mostOffered)
    .map(({ label, to, total }) => ({ to, label: empty.without(label, total) }));
  return { title, close, help: looser.length > 0 ? empty.loosen : empty.filtered, looser };
}
