import { isOwner, requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { hasContract } from '#domain/adoption/contract.ts';
import { contractFamilyChanges, missingInContract } from '#domain/adoption/contract-family.ts';
import { dateIn } from '#domain/clock.ts';
import { conflict, forbidden, invalid, notFound } from '#domain/errors.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { applicationReferences } from '../applications/application-references.ts';
import type { ContractDependencies } from './contract-dependencies.ts';
import { familyOf } from './contract-family.ts';
import { findTemplate } from './contract-templates.repository.ts';
import { mayRead } from './contracts.policy.ts';
import { type Contract, findContract, findSignatures, storeText } from './contracts.repository.ts';
import { currentTemplate } from './current-template.ts';
import { fill } from './fill-contract.ts';
import { byViewer, usualDay } from './prepare-contract.ts';

/**
 * The family says what is missing of it: it is kept in its account, and the contract is filled anew, of the same version.
 * @param input what `contractFamilyChanges` takes
 * @throws AppError unauthenticated, notFound, forbidden (not the family), invalid, tooManyRequests; conflict: somebody has
 * signed, nothing is missing, or the application has ended
 */
export async function complete(
  dependencies: ContractDependencies,
  viewer: Viewer,
  contractId: string,
  input: unknown,
): Promise<Pick<Contract, 'id' | 'sha256'>> {
  const { database, accounts, limits, states } = dependencies;
  const accountId = requireAccount(viewer);
  const found = await findContract(database.query, contractId);
  if (!found) throw notFound('contract');
  await admitChange(limits, viewer);
  const template =
    (await findTemplate(database.query, found.template_version)) ??
    (await currentTemplate(dependencies));
  const organisation = await dependencies.content.record('contracts', 'es');
  return database.transaction(async (tx) => {
    // First the application, as whoever signs or prepares another contract does.
    const application = await applicationReferences.lock(tx, found.application_id);
    const contract = await findContract(tx.query, contractId);
    if (!application || !contract || !mayRead(viewer, application)) throw notFound('contract');
    if (!isOwner(viewer, application.applicantId)) throw forbidden();
    if (!hasContract(application)) throw conflict('contractNotYet');
    if ((await findSignatures(tx.query, contractId)).length > 0) throw conflict('contractIsSigned');
    if (!contract.is_incomplete) throw conflict('contractIsComplete');
    const changes = valid(contractFamilyChanges, input);
    const family = { ...(await familyOf(dependencies, tx.query, application)), ...changes };
    const missing = missingInContract(family, { address: true, phone: true });
    if (missing.length > 0) {
      throw invalid(Object.fromEntries(missing.map((part) => [part, ['required']])));
    }
    const today = dateIn(dependencies.timezone, new Date(contract.prepared_at));
    const filled = await fill(dependencies, tx, {
      application,
      template,
      organisation,
      family,
      address: '',
      today,
      sterilizeBefore: contract.sterilize_before ?? usualDay(today),
      preparedBy: contract.prepared_by,
    });
    const { phone: _, ...address } = family;
    await accounts.changeContact(tx, accountId, { ...address, ...changes });
    await storeText(tx, contractId, filled);
    const by = byViewer(viewer, application);
    await states.event(tx, 'contractPrepared', application, by, filled.sha256);
    return { id: contractId, sha256: filled.sha256 };
  });
}
