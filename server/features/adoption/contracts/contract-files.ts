import { z } from 'zod';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import { storedFiles } from '#server/features/kits/stored-files.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Contract } from './contracts.repository.ts';

/** Named by its content: of two tries to seal a contract, one never replaces what the other has announced. */
export const sealedFileKey = (id: string, pdfSha256: string): string =>
  `adopcion/${id}/${pdfSha256.slice(0, 32)}.pdf`;

/** undefined until it is sealed. */
export const contractFileKey = ({ id, pdf_sha256 }: Pick<Contract, 'id' | 'pdf_sha256'>) =>
  pdf_sha256 === null ? undefined : sealedFileKey(id, pdf_sha256);

export const contractFileName = ({
  language,
  pet_names,
}: Pick<Contract, 'language' | 'pet_names'>): string =>
  `${language === 'es' ? 'Contrato de adopción' : 'Adoption contract'} ${pet_names}.pdf`;

const folderOf = (id: string): string => `adopcion/${id}/`;

export const contractFiles = storedFiles({
  table: 'adoption_contracts',
  folders: ({ id }) => [folderOf(id)],
  keys: (row) => {
    const key = contractFileKey(row);
    return key === undefined ? [] : [key];
  },
});

/** After the contract: a file that cannot be deleted at once must not be forgotten. */
export const forgetContractFiles = (files: FileStore) =>
  defineJob({
    kind: 'contracts.forgetFiles',
    queue: 'files',
    waitsFor: 'files',
    timeLimit: 60_000,
    input: z.object({ id: z.string() }),
    async run({ id }) {
      for (const key of await files.list(folderOf(id))) await files.delete(key);
    },
  });
