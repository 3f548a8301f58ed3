import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import { line } from '#domain/accounts/fields.ts';
import {
  type ContractSide,
  type ContractState,
  contractLimits,
  hasContract,
  type Stroke,
  strokesInput,
} from '#domain/adoption/contract.ts';
import { conflict, forbidden, invalid, notFound } from '#domain/errors.ts';
import { applicationReferences } from '../adoption-applications/application-references.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import type { ContractParts } from './contract-parts.ts';
import { mayRead, sideOf } from './contracts.policy.ts';
import { findContract, findSignatures, insertSignature, stateOf } from './contracts.repository.ts';
import { byViewer } from './prepare-contract.ts';

interface Signature {
  /** As they write it. */
  name: unknown;
  /** As of `strokesInput`; none where somebody signs by their name alone. */
  strokes: unknown;
}

/**
 * Signs for the side that the viewer stands for. With the second signature the contract is sealed, by a job.
 * @throws AppError unauthenticated, notFound, forbidden (staff who stand for no side), invalid, tooManyRequests; conflict:
 * the side has signed, or the application has ended
 */
export async function sign(
  parts: ContractParts,
  { viewer, address }: Actor,
  contractId: string,
  input: Signature,
): Promise<{ status: ContractState; side: ContractSide }> {
  const { database, clock, limits, jobs, states, mails, sealJob } = parts;
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
    if (!hasContract(application)) throw conflict('contractNotYet');
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
    const by = byViewer(viewer, application);
    await states.event(tx, 'contractSigned', application, by, contract.sha256);
    await applicationReferences.noteContract(tx, application.id, {
      id: contractId,
      status,
      signedBy: status === 'halfSigned' ? side : null,
      pdf: null,
    });
    if (status === 'signed') await jobs.enqueue(tx, sealJob, { contractId });
    else if (side === 'family') await mails.askOrganisation(tx, application, contract);
    return { status, side };
  });
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
