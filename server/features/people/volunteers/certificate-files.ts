import { z } from 'zod';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import { storedFiles } from '#server/features/kits/stored-files.ts';
import { defineJob } from '#server/jobs/define-job.ts';

const folderOf = (id: string): string => `voluntariado/${id}/`;

/** Named by its content: of two tries to seal a certificate, one never replaces what the other has announced. */
export const certificateKey = (id: string, pdfSha256: string): string =>
  `${folderOf(id)}${pdfSha256.slice(0, 32)}.pdf`;

/** Of one whose volunteer is gone, the file is gone as well. */
export const certificateFiles = storedFiles({
  table: 'volunteer_certificates',
  folders: ({ id }) => [folderOf(id)],
  keys: ({ id, pdf_sha256, volunteer_id }) =>
    pdf_sha256 === null || volunteer_id === null ? [] : [certificateKey(id, pdf_sha256)],
});

/** After the volunteer: a file that cannot be deleted at once must not be forgotten. */
export const forgetCertificateFiles = (files: FileStore) =>
  defineJob({
    kind: 'volunteers.forgetFiles',
    queue: 'files',
    waitsFor: 'files',
    timeLimit: 60_000,
    input: z.object({ id: z.string() }),
    async run({ id }) {
      for (const key of await files.list(folderOf(id))) await files.delete(key);
    },
  });
