import type { DocumentKind } from '#domain/documents/document.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { findRows } from './document-history.repository.ts';
import { type Break, findBreak } from './history-chain.ts';

export type ChainVerification = ReturnType<typeof createChainVerification>;

/** Whether the histories of chained kinds are as they were written. */
export const createChainVerification = ({ query }: Pick<Database, 'query'>) => ({
  /** @param states of a portion of documents, by id: what is wrong first with the history of each */
  async breaksIn(
    kind: DocumentKind,
    states: ReadonlyMap<string, string>,
  ): Promise<ReadonlyMap<string, Break>> {
    if (states.size === 0) return new Map();
    const rows = await findRows(query, kind, [...states.keys()]);
    const byDocument = new Map<string, typeof rows>();
    for (const row of rows) {
      const before = byDocument.get(row.document_id);
      if (before) before.push(row);
      else byDocument.set(row.document_id, [row]);
    }
    return new Map(
      [...states].flatMap(([id, status]) => {
        const found = findBreak(byDocument.get(id) ?? [], status);
        return found ? [[id, found] as const] : [];
      }),
    );
  },

  /** All hashes that a history holds: of its entries, and of what they are about. */
  async hashesIn(on: Tx['query'], kind: DocumentKind, id: string): Promise<ReadonlySet<string>> {
    const rows = await findRows(on, kind, [id]);
    return new Set(
      rows.flatMap(({ about, digest }) => [about, digest].filter((one) => one !== null)),
    );
  },
});
