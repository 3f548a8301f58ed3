import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import {
  type ContractSide,
  type ContractState,
  contractPdfPath,
} from '#domain/adoption/contract.ts';
import type { ContractFamily } from '#domain/adoption/contract-family.ts';
import { readCode } from '#domain/adoption/verification-code.ts';
import { notFound } from '#domain/errors.ts';
import type { StoredFile } from '#server/adapters/files/file-store.ts';
import { applicationReferences } from '../applications/application-references.ts';
import { isKeptFrom } from '../applications/applications.policy.ts';
import type { ContractDependencies } from './contract-dependencies.ts';
import { familyOf } from './contract-family.ts';
import { contractFileKey, contractFileName } from './contract-files.ts';
import { mayRead, sideOf } from './contracts.policy.ts';
import {
  type Contract,
  type ContractSignature,
  findContract,
  findContractOf,
  findSignatures,
  findVerification,
  stateOf,
} from './contracts.repository.ts';
import type { Verification } from './verified-documents.ts';

interface SeenContract {
  contract: Contract;
  application: AdoptionApplication;
  signatures: readonly ContractSignature[];
  status: ContractState;
  /** For which the viewer signs; undefined for staff who stand for none. */
  side: ContractSide | undefined;
  pdf: string | null;
  /** What is known of it, for the family itself while something is missing; else null. */
  family: ContractFamily | null;
}

type Dependencies = Pick<ContractDependencies, 'database' | 'accounts'>;

/**
 * One that a family left unfinished as it withdrew says where they live, and is not for whoever looks after the pet any more.
 * @param id the contract's or its application's
 * @throws AppError unauthenticated, notFound
 */
export async function find(
  dependencies: Dependencies,
  viewer: Viewer,
  id: string,
): Promise<SeenContract> {
  const { query } = dependencies.database;
  requireAccount(viewer);
  const contract = (await findContract(query, id)) ?? (await findContractOf(query, id));
  const application =
    contract && (await applicationReferences.find(query, contract.application_id));
  if (!contract || !application || !mayRead(viewer, application)) throw notFound('contract');
  const signatures = await findSignatures(query, contract.id);
  const status = stateOf(contract, signatures);
  if (status !== 'sealed' && isKeptFrom(viewer, application)) throw notFound('contract');
  const side = sideOf(viewer, application, contract.prepared_by);
  return {
    contract,
    application,
    signatures,
    status,
    side,
    pdf: status === 'sealed' ? contractPdfPath(contract.id) : null,
    family:
      contract.is_incomplete && side === 'family'
        ? await familyOf(dependencies, query, application)
        : null,
  };
}

/** @throws AppError unauthenticated, notFound */
export async function openPdf(
  dependencies: Dependencies & Pick<ContractDependencies, 'files'>,
  viewer: Viewer,
  id: string,
): Promise<StoredFile & { name: string }> {
  const { contract } = await find(dependencies, viewer, id);
  const key = contractFileKey(contract);
  const file = key === undefined ? undefined : await dependencies.files.open(key);
  if (!file) throw notFound('file');
  return { ...file, name: contractFileName(contract) };
}

/** A contract, or another sealed document. @param address IP address of whoever asks @throws AppError tooManyRequests */
export async function verify(
  {
    database: { query },
    limits,
    otherDocuments,
  }: Pick<ContractDependencies, 'database' | 'limits' | 'otherDocuments'>,
  address: string,
  typed: string,
): Promise<Verification | undefined> {
  await limits.consume('contractVerification', address);
  const code = readCode(typed);
  if (code === undefined) return undefined;
  const found = await findVerification(query, code);
  if (found) {
    return {
      document: 'contract',
      sealedAt: found.sealed_at,
      sha256: found.sha256,
      pdfSha256: found.pdf_sha256,
      isRevoked: false,
    };
  }
  for (const find of otherDocuments) {
    const other = await find(query, code);
    if (other) return other;
  }
  return undefined;
}
