import { createHash } from 'node:crypto';
import { applicationNumber } from '#domain/adoption/application-number.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import type { Break } from '#server/features/kits/document-states/history-chain.ts';
import type { ChainVerification } from '#server/features/kits/document-states/verify-chains.ts';
import { applicationReferences } from '../applications/application-references.ts';
import { contractFileKey } from './contract-files.ts';
import { type Contract, contractsAfter, findSignatures } from './contracts.repository.ts';

/** What does not add up: of which application, and why. */
export interface Finding {
  /** As people name it, with its id. */
  application: string;
  problem: string;
}

interface Dependencies {
  database: Database;
  files: Pick<FileStore, 'open'>;
  chains: ChainVerification;
}

/** Documents that are read at once: of each at most a hundred entries. */
const portion = 50;

const reasons: Record<Break['reason'], string> = {
  missing: 'is missing',
  altered: 'does not match its hash',
  unlinked: 'does not follow the entry before it',
  unsealed: 'has lost its hash',
  otherState: 'leads to another state than the application is in',
};

/** Walks the histories of all applications, and their contracts, in portions. @returns how many were looked at */
export async function verifyDossiers(
  dependencies: Dependencies,
  report: (finding: Finding) => void,
): Promise<{ applications: number; contracts: number }> {
  return {
    applications: await verifyHistories(dependencies, report),
    contracts: await verifyContracts(dependencies, report),
  };
}

async function verifyHistories(
  { database: { query }, chains }: Dependencies,
  report: (finding: Finding) => void,
): Promise<number> {
  let total = 0;
  for (let after = ''; ; ) {
    const some = await applicationReferences.statesAfter(query, after, portion);
    const states = new Map(some.map(({ id, status }) => [id, status]));
    for (const [id, found] of await chains.breaksIn('adoptionApplication', states)) {
      const folio = some.find((one) => one.id === id)?.folio ?? 0;
      report({
        application: `${applicationNumber(folio)} (${id})`,
        problem: `entry ${found.position} of its history ${reasons[found.reason]}`,
      });
    }
    total += some.length;
    after = some.at(-1)?.id ?? '';
    if (some.length < portion) return total;
  }
}

async function verifyContracts(
  dependencies: Dependencies,
  report: (finding: Finding) => void,
): Promise<number> {
  let total = 0;
  for (let after = ''; ; ) {
    const some = await contractsAfter(dependencies.database.query, after, portion);
    for (const contract of some) {
      for (const problem of await problemsOf(dependencies, contract)) {
        report({ application: contract.application_id, problem });
      }
    }
    total += some.length;
    after = some.at(-1)?.id ?? '';
    if (some.length < portion) return total;
  }
}

async function problemsOf(
  { database: { query }, files, chains }: Dependencies,
  contract: Contract,
): Promise<string[]> {
  const { application_id, text, sha256, pdf_sha256, dossier_digest } = contract;
  const named = await chains.hashesIn(query, 'adoptionApplication', application_id);
  const signatures = await findSignatures(query, contract.id);
  const file = contractFileKey(contract);
  const problems: [boolean, string][] = [
    [hashOf(text) !== sha256, 'the text of its contract is not the one that was prepared'],
    [!named.has(sha256), 'its history names no such contract'],
    [signatures.some((one) => one.sha256 !== sha256), 'a signature is for another text'],
    [
      dossier_digest !== null && !named.has(dossier_digest),
      'its history is not the one that the PDF names',
    ],
    [pdf_sha256 !== null && !named.has(pdf_sha256), 'its history names no such PDF'],
  ];
  const found = problems.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []));
  if (file === undefined) return found;
  const stored = await files.open(file);
  if (!stored) return [...found, 'the PDF of its contract is not there'];
  const hash = createHash('sha256');
  for await (const piece of stored.stream) hash.update(piece);
  return hash.digest('hex') === pdf_sha256
    ? found
    : [...found, 'the PDF of its contract is not the one that was sealed'];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
