import type { Database } from '#server/db/database.ts';
import type { AttentionSource } from '#server/features/organisation/dashboard/attention-source.ts';
import { applicationReferences } from '../applications/application-references.ts';
import { countUnsigned } from './contracts.repository.ts';

/** Contracts that wait for the signature of the family, and those that wait for the rescuer's after it. */
export const contractsToSign = ({ query }: Database): AttentionSource[] => [
  {
    kind: 'contractsToSign',
    async countOwn(accountId) {
      const ids = await applicationReferences.contractedBy(query, accountId);
      return countUnsigned(query, ids, 'family');
    },
  },
  {
    kind: 'contractsToComplete',
    async countOwn(accountId) {
      const ids = await applicationReferences.contractedFor(query, accountId);
      return countUnsigned(query, ids, 'organisation');
    },
  },
];
