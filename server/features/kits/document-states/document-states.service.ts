import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import type { DocumentKind } from '#domain/documents/document.ts';
import { type HistoryEntry, longestHistoryWords } from '#domain/documents/history.ts';
import { nextState, type StateMachine, type Transitions } from '#domain/documents/state-machine.ts';
import { conflict } from '#domain/errors.ts';
import type { Database, Tx } from '#server/db/database.ts';
import {
  addEntry,
  deleteHistories,
  entriesBy,
  entriesInto,
  findHistories,
  forgetAccount,
  latestDigest,
} from './document-history.repository.ts';

/** Who makes a transition, as it is stored. */
export type MadeBy = Pick<HistoryEntry, 'madeAs' | 'madeBy'>;

export const bySystem: MadeBy = { madeAs: 'system', madeBy: null };

/** @param ownerId whose the document is */
export function madeByViewer(viewer: Viewer, ownerId: string | null): MadeBy {
  if (viewer.kind === 'visitor') return { madeAs: 'visitor', madeBy: null };
  return { madeAs: viewer.id === ownerId ? 'owner' : 'staff', madeBy: viewer.id };
}

/**
 * A repository's query that sets a document's state and whatever else changes with it, where the document is in `from`.
 * @returns false when it is in another state, or gone: then nothing has changed
 */
export type StoreState<State extends string, Changes extends object> = (
  tx: Tx,
  id: string,
  from: State,
  changes: Changes & { status: State },
) => Promise<boolean>;

interface Stateful<State extends string> {
  id: string;
  /** As it was read: where it has changed since, no transition is made. */
  status: State;
}

/** What else happens with a transition. */
interface Details<Changes> {
  changes?: Changes;
  /** What its maker says, to whoever reads the history. */
  words?: string;
}

export type DocumentStatesService = ReturnType<typeof createDocumentStatesService>;

/** The only place where a document of a kind with a state machine changes its state, and where its history is written. */
export function createDocumentStatesService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}) {
  /** @param storeState called by nobody else */
  function of<State extends string, Of extends Transitions<State>, Changes extends object = object>(
    machine: StateMachine<State, Of>,
    storeState: StoreState<State, Changes>,
  ) {
    const { kind } = machine;
    const note = (
      tx: Tx,
      documentId: string,
      entry: MadeBy & {
        transition: string | null;
        from: State | null;
        status: State;
        about?: string;
      },
      words = '',
    ) =>
      addEntry(tx, {
        ...entry,
        kind,
        documentId,
        at: clock.now().toISOString(),
        words: words.slice(0, longestHistoryWords),
      });

    /** @returns false when the state that the document is in does not allow it: then nothing has changed */
    async function attempt(
      tx: Tx,
      name: keyof Of & string,
      { id, status: from }: Stateful<State>,
      madeBy: MadeBy,
      { changes, words }: Details<Changes> = {},
    ): Promise<boolean> {
      const status = nextState(machine, from, name);
      if (status === undefined) return false;
      const moved = await storeState(tx, id, from, { ...changes, status } as Changes & {
        status: State;
      });
      // Whoever comes second, waits for the row and finds another state.
      if (moved) await note(tx, id, { ...madeBy, transition: name, from, status }, words);
      return moved;
    }

    return {
      /** In the transaction that stores the new document. */
      begin: (tx: Tx, { id, status }: Stateful<State>, madeBy: MadeBy): Promise<void> =>
        note(tx, id, { ...madeBy, transition: null, from: null, status }),

      attempt,

      /** @throws AppError conflict: the state that the document is in does not allow it */
      async make(...requested: Parameters<typeof attempt>): Promise<void> {
        if (!(await attempt(...requested))) throw conflict('transitionNotAllowed');
      },

      /**
       * What leaves the state as it is; in a transaction that holds the document locked.
       * @param event as the machine names it
       * @param about SHA-256 of what it is about, of a chained kind
       */
      event(
        tx: Tx,
        event: string,
        { id, status }: Stateful<State>,
        madeBy: MadeBy,
        about?: string,
      ): Promise<void> {
        return note(tx, id, { ...madeBy, transition: event, from: status, status, about });
      },

      /** Of a chained kind: the hash that stands for the whole history so far. */
      digestOf: (query: Tx['query'], { id }: { id: string }) => latestDigest(query, kind, id),

      /** With the documents themselves. */
      forget: (tx: Tx, ids: readonly string[]): Promise<void> => deleteHistories(tx, kind, ids),
    };
  }

  return {
    of,

    /** By document, from its beginning on; of documents that the caller has found, a page at most. */
    historiesOf: (
      kind: DocumentKind,
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, HistoryEntry[]>> => findHistories(database, kind, ids),

    /** A page of how documents of a kind came into some states, the latest first. */
    entriesInto,

    /** What an account did, oldest first, in portions. */
    entriesBy: (accountId: string) => entriesBy(database, accountId),

    /** The histories stay, without telling who made them. */
    forgetAccount,
  };
}
