import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import { line } from '#domain/accounts/fields.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import {
  type ContractSide,
  type ContractState,
  contractLimits,
  hasContract,
  type Stroke,
  strokesInput,
} from '#domain/adoption/contract.ts';
import { conflict, forbidden, invalid, notFound } from '#domain/errors.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { applicationReferences } from '../applications/application-references.ts';
import type { ContractDependencies } from './contract-dependencies.ts';
import { mayRead, sideOf } from './contracts.policy.ts';
import {
  briefOf,
  type Contract,
  findContract,
  findSignatures,
  insertSignature,
  stateOf,
} from './contracts.repository.ts';
import { byViewer } from './prepare-contract.ts';

interface Signature {
  /** As they write it. */
  name: unknown;
  /** As of `strokesInput`; none where somebody signs by their name alone. */
  strokes: unknown;
  /** Of the text that they have read; missing in calls of before it was asked for. */
  sha256?: string | undefined;
}

/**
 * Signs for the side that the viewer stands for. With the second signature the contract is sealed, by a job.
 * @throws AppError unauthenticated, notFound, forbidden (staff who stand for no side), invalid, tooManyRequests; conflict:
 * the side has signed, the application has ended, something of the family is missing, or the text is another one by now
 */
export async function sign(
  dependencies: ContractDependencies,
  { viewer, address }: Actor,
  contractId: string,
  input: Signature,
): Promise<{ status: ContractState; side: ContractSide }> {
  const { database, clock, limits, jobs, states, mails, sealJob, applicationListeners } =
    dependencies;
  const accountId = requireAccount(viewer);
  const found = await findContract(database.query, contractId);
  if (!found) throw notFound('contract');
  await admitChange(limits, viewer);
  return database.transaction(async (tx) => {
    // First the application, as whoever prepares another contract does.
    const application = await applicationReferences.lock(tx, found.application_id);
    const contract = await findContract(tx.query, contractId);
    if (!application || !contract || !mayRead(viewer, application)) throw notFound('contract');
    const side = sideOf(viewer, application, contract.prepared_by);
    if (!side) throw forbidden();
    const signature = checked(input);
    requireSignable(application, contract, input.sha256);
    const isNew = await insertSignature(tx, contractId, {
      ...signature,
      side,
      accountId,
      address,
      sha256: contract.sha256,
      signedAt: clock.now().toISOString(),
    });
    if (!isNew) throw conflict('contractSideSigned');
    const signatures = await findSignatures(tx.query, contractId);
    const status = stateOf(contract, signatures);
    const signer = byViewer(viewer, application);
    await states.event(tx, 'contractSigned', application, signer, contract.sha256);
    const brief = briefOf(contract, status, status === 'halfSigned' ? side : null);
    await applicationReferences.noteContract(tx, application.id, brief);
    const by = side === 'family' ? 'family' : 'rescuer';
    await applicationReferences.noteTurn(dependencies, tx, application.id, by);
    if (status === 'signed') {
      await jobs.enqueue(tx, sealJob, { contractId });
      const signed = { ...application, contract: brief };
      for (const listener of applicationListeners) await listener(tx, signed, 'contractSigned');
    } else if (side === 'family') await mails.askOrganisation(tx, application, contract);
    return { status, side };
  });
}

/** @throws AppError conflict */
function requireSignable(
  application: AdoptionApplication,
  contract: Contract,
  read: Signature['sha256'],
): void {
  if (!hasContract(application)) throw conflict('contractNotYet');
  if (contract.is_incomplete) throw conflict('contractIncomplete');
  if (read !== undefined && read !== contract.sha256) throw conflict('contractTextChanged');
}

/** @throws AppError invalid */
function checked({ name, strokes }: Signature): { name: string; strokes: readonly Stroke[] } {
  const signed = {
    name: line(contractLimits.name).safeParse(name),
    strokes: strokesInput.safeParse(strokes),
  };
  if (signed.name.success && signed.strokes.success) {
    return { name: signed.name.data, strokes: signed.strokes.data };
  }
  throw invalid({
    ...(!signed.name.success && {
      name: [typeof name === 'string' && name.trim() ? 'tooLong' : 'required'],
    }),
    ...(!signed.strokes.success && { strokes: ['signatureInvalid'] }),
  });
}
