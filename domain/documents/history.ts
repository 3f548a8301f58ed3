import type { Relation } from '../access/relations.ts';
import { vocabulary } from '../vocabulary.ts';
import type { DocumentKind } from './document.ts';

/** As what somebody changed a document; who they are is said to few. */
export type HistoryRole = 'system' | 'staff' | 'visitor' | Relation;
export const historyRoles = vocabulary<HistoryRole>({
  system: 'portal',
  staff: 'equipo',
  visitor: 'visitante',
  owner: 'titular',
  adopter: 'adoptante',
  petOwner: 'rescatista',
  linkHolder: 'enlace',
});

/** One entry of a document's history: how it came into a state. */
export interface HistoryEntry<State extends string = string> {
  /** Instant, UTC ISO 8601. */
  at: string;
  /** null of the first entry: the document was created. */
  transition: string | null;
  status: State;
  madeAs: HistoryRole;
  /** The account; null of the portal's own and of visitors' changes, and where the account was erased. */
  madeBy: string | null;
  /** '' where nothing was said. */
  words: string;
}

/** Entries of a document that are stored: the first one, and the latest. */
export const longestHistory = 100;

/** In characters. */
export const longestHistoryWords = 1_000;

/** Kinds of documents whose entries are a chain of hashes: see docs/decisions/0032. */
export const chainedKinds: readonly DocumentKind[] = ['adoptionApplication'];
