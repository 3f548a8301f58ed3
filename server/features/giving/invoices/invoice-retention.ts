import { z } from 'zod';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Tx } from '#server/db/database.ts';
import { retentionOf } from '#server/features/people/retention/retention.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { answerKey, fileKeys } from './invoice-files.ts';
import {
  expiringIdentifiedInvoices,
  expiringInvoices,
  takeReceiversOut,
} from './invoice-receivers.repository.ts';

/** Invoices that the tax law has nobody keep any more. */
export function createInvoiceRetention({ files, jobs }: { files: FileStore; jobs: Jobs }) {
  const forgetFiles = defineJob({
    kind: 'invoices.forgetFiles',
    queue: 'files',
    waitsFor: 'files',
    timeLimit: 60_000,
    input: z.object({ id: z.string() }),
    async run(invoice) {
      for (const key of [...Object.values(fileKeys(invoice)), answerKey(invoice)]) {
        await files.delete(key);
      }
    },
  });

  const forget = async (tx: Tx, ids: readonly string[]) => {
    await takeReceiversOut(tx, ids);
    for (const id of ids) await jobs.enqueue(tx, forgetFiles, { id });
  };
  const retentions = [
    retentionOf('invoices', expiringInvoices, forget),
    retentionOf('identifiedInvoices', expiringIdentifiedInvoices, forget),
  ];
  return { forgetFiles, retentions };
}
