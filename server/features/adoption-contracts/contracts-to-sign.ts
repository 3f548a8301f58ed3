import type { Database } from '#server/db/database.ts';
import { applicationReferences } from '../adoption-applications/application-references.ts';
import type { AttentionSource } from '../dashboard/attention-source.ts';
import { countUnsigned } from './contracts.repository.ts';

/** Contracts that wait for the signature of the family. */
export const contractsToSign = ({ query }: Database): AttentionSource => ({
  kind: 'contractsToSign',
  async countOwn(accountId) {
    const ids = await applicationReferences.contractedBy(query, accountId);
    return countUnsigned(query, ids, 'family');
  },
});
