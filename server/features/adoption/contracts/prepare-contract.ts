import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { isOwner, requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { contractLimits, hasContract } from '#domain/adoption/contract.ts';
import { codeBytes, codeFrom } from '#domain/adoption/verification-code.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays, isDate } from '#domain/dates.ts';
import { conflict, forbidden, invalid, notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { visibleLine } from '#domain/text.ts';
import type { Tx } from '#server/db/database.ts';
import { madeByViewer } from '#server/features/kits/document-states/document-states.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { applicationReferences } from '../applications/application-references.ts';
import { mayDecide } from '../applications/applications.policy.ts';
import type { ContractDependencies } from './contract-dependencies.ts';
import { familyOf } from './contract-family.ts';
import {
  briefOf,
  type Contract,
  deleteContracts,
  findContractOf,
  findSignatures,
  insertContract,
} from './contracts.repository.ts';
import { currentTemplate } from './current-template.ts';
import { fill } from './fill-contract.ts';

interface Requested {
  /** Of the family; '' for what their account says. */
  address?: string;
  /** YYYY-MM-DD, for a pet that is not sterilized; in six months unless said otherwise. */
  sterilizeBefore?: string;
  /** In centavos, what the family is asked for; undefined: nothing. */
  feeCents?: number | undefined;
  depositCents?: number | undefined;
}

/**
 * The contract of an application, with its text as it will be signed. One that nobody has signed is replaced.
 * @throws AppError unauthenticated, notFound, forbidden (the family), invalid, tooManyRequests; conflict: the application
 * has not come so far, or somebody has signed
 */
export async function prepare(
  dependencies: ContractDependencies,
  viewer: Viewer,
  applicationId: string,
  requested: Requested = {},
): Promise<Pick<Contract, 'id' | 'sha256'>> {
  const { database, limits, clock, timezone, states, mails } = dependencies;
  const accountId = requireAccount(viewer);
  const found = await applicationReferences.find(database.query, applicationId);
  if (!found) throw notFound('application');
  if (isOwner(viewer, found.applicantId)) throw forbidden();
  if (!mayDecide(viewer, found)) throw notFound('application');
  await admitChange(limits, viewer);
  const template = await currentTemplate(dependencies);
  const organisation = await dependencies.content.record('contracts', 'es');
  const today = dateIn(timezone, clock.now());
  const { address, sterilizeBefore } = checked(requested, today);
  const agreed = await Promise.all(dependencies.terms.map((terms) => terms.open()));
  return database.transaction(async (tx) => {
    const application = await applicationReferences.lock(tx, applicationId);
    if (!application || !mayDecide(viewer, application)) throw notFound('application');
    if (!hasContract(application)) throw conflict('contractNotYet');
    await removeUnsigned(tx, applicationId);
    const { feeCents, depositCents } = requested;
    for (const agree of agreed) {
      await agree(tx, { viewer, application, feeCents, depositCents, sterilizeBefore });
    }
    const filled = await fill(dependencies, tx, {
      application,
      template,
      organisation,
      family: await familyOf(dependencies, tx.query, application),
      address,
      today,
      sterilizeBefore,
      preparedBy: accountId,
    });
    const contract: Contract = {
      ...filled,
      id: uuid(),
      application_id: applicationId,
      template_version: template.version,
      language: application.language as Language,
      prepared_at: clock.now().toISOString(),
      prepared_by: accountId,
      code: codeFrom(randomBytes(codeBytes)),
      sealed_at: null,
      dossier_digest: null,
      pdf_sha256: null,
    };
    await insertContract(tx, contract);
    const { id, sha256 } = contract;
    await states.event(tx, 'contractPrepared', application, byViewer(viewer, application), sha256);
    await applicationReferences.noteContract(tx, applicationId, briefOf(contract, 'prepared'));
    await applicationReferences.noteTurn(dependencies, tx, applicationId, 'rescuer');
    await mails.askFamily(tx, application, contract);
    return { id, sha256 };
  });
}

export function byViewer(viewer: Viewer, { applicantId, petOwnerId }: AdoptionApplication) {
  const { madeAs, madeBy } = madeByViewer(viewer, applicantId);
  return { madeBy, madeAs: isOwner(viewer, petOwnerId) ? ('petOwner' as const) : madeAs };
}

/** @param today YYYY-MM-DD */
export const usualDay = (today: string): string =>
  addDays(today, contractLimits.usualSterilization);

/** @throws AppError invalid */
function checked(
  { address = '', sterilizeBefore }: Requested,
  today: string,
): { address: string; sterilizeBefore: string } {
  const day = sterilizeBefore ?? usualDay(today);
  if (!isDate(day) || day < today || day > addDays(today, contractLimits.sterilizeWithin)) {
    throw invalid({ sterilizeBefore: ['contractDayInvalid'] });
  }
  const line = visibleLine(address);
  if (line.length > contractLimits.address) throw invalid({ address: ['tooLong'] });
  return { address: line, sterilizeBefore: day };
}

/** @throws AppError conflict */
async function removeUnsigned(tx: Tx, applicationId: string): Promise<void> {
  const former = await findContractOf(tx.query, applicationId);
  if (!former) return;
  if ((await findSignatures(tx.query, former.id)).length > 0) throw conflict('contractIsSigned');
  await deleteContracts(tx, [former.id]);
}
