import { requireAccount } from '#domain/access/relations.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { petIdsOf } from '#domain/adoption/application-fields.ts';
import { type ChargeState, owedBackCents } from '#domain/adoption/charges/charge.ts';
import type {
  AgreedCharge,
  BookedCharge,
  OwnCharge,
} from '#domain/adoption/charges/charge-calls.ts';
import { feeCapCents, proposedFeeCents } from '#domain/adoption/charges/proposed-fee.ts';
import type { ChargeKind } from '#domain/donations/donation-kind.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { notFound } from '#domain/errors.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import { applicationReferences } from '#server/features/adoption/applications/application-references.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { donationReferences } from '../donations/donation-references.ts';
import type { ChargeDependencies } from './charge-dependencies.ts';
import { chargesIn, chargesOf, chargesOfFamily, pageOfCharges } from './charges.repository.ts';
import { mayForfeit } from './decide-charge.ts';
import { recordedCosts } from './recorded-costs.ts';
import { factsOf } from './settle-charge.ts';

const nothing = { cameCents: 0, heldCents: 0 };

/** What is usually asked for, for whoever prepares a contract. @throws AppError forbidden, notFound */
export async function propose(
  { database, settings, today }: ChargeDependencies,
  viewer: Viewer,
  applicationId: string,
): Promise<{
  fee: { proposedCents: number; capCents: number } | null;
  depositCents: number | null;
}> {
  requireRight(viewer, 'applications.manageAny');
  const { query } = database;
  const application = await applicationReferences.find(query, applicationId);
  if (!application) throw notFound('application');
  const chosen = await settings.current();
  const { pets } = await recordedCosts(query, application, today());
  const described = await petReferences.describe(query, petIdsOf(application));
  const isToDo = described.some(({ sterilized }) => !sterilized);
  return {
    fee:
      chosen.recoveryFee === 'off'
        ? null
        : { proposedCents: proposedFeeCents(chosen, pets), capCents: feeCapCents(pets) },
    depositCents: chosen.depositPesos > 0 && isToDo ? chosen.depositPesos * 100 : null,
  };
}

/** What a contract asks for: whether it was paid is nobody's who decides about applications. @throws AppError forbidden */
export async function findAgreed(
  { database: { query } }: ChargeDependencies,
  viewer: Viewer,
  applicationId: string,
): Promise<AgreedCharge[]> {
  requireRight(viewer, 'applications.manageAny');
  const application = await applicationReferences.find(query, applicationId);
  if (!application) throw notFound('application');
  return (await chargesOf(query, applicationId)).map((charge) => ({
    id: charge.id,
    kind: charge.kind,
    amountCents: charge.amount_cents,
    isWaived: charge.ended_as === 'waived',
    reason: charge.ended_as === 'waived' ? charge.reason : '',
  }));
}

/** The family's own, whose contract is sealed. @throws AppError unauthenticated */
export async function findOwn(
  { database: { query }, settings }: ChargeDependencies,
  viewer: Viewer,
  only: { id?: string | undefined; applicationId?: string | undefined },
): Promise<OwnCharge[]> {
  const charges = await chargesOfFamily(query, requireAccount(viewer), only);
  const ids = charges.map(({ id }) => id);
  const sums = await donationReferences.chargeSums(query, ids);
  const payments = await donationReferences.chargePayments(query, ids);
  const { feeInvoiceProduct, feeInvoiceTax } = await settings.current();
  const isInvoiced = feeInvoiceProduct !== undefined && feeInvoiceTax !== undefined;
  return charges.map((charge) => ({
    id: charge.id,
    applicationFolio: charge.application_folio,
    petNames: charge.pet_names,
    kind: charge.kind,
    status: charge.state,
    amountCents: charge.amount_cents,
    heldCents: sums.get(charge.id)?.heldCents ?? 0,
    dueOn: charge.due_on,
    reason: charge.reason,
    canInvoice: isInvoiced && charge.kind === 'recoveryFee',
    payments: payments
      .filter(({ donation }) => donation.chargeId === charge.id)
      .map(({ donation }) => ({
        id: donation.id,
        status: donation.status,
        method: donation.method,
        amountCents: donation.amountCents,
        createdAt: donation.createdAt,
        number: donation.folio === null ? null : folioOf(donation),
        series: donation.series,
        folio: donation.folio,
        invoice: donation.cfdi,
        voucher: donation.voucher,
        transfer: donation.transfer,
        isTest: donation.isTest,
      })),
  }));
}

/** For who keeps the books, the latest first. @throws AppError forbidden */
export async function list(
  { database, accounts, today }: ChargeDependencies,
  viewer: Viewer,
  request: PageRequest & { status?: ChargeState | undefined; kind?: ChargeKind | undefined },
): Promise<Paged<BookedCharge>> {
  requireRight(viewer, 'donations.read');
  const { query } = database;
  const { items, total } = await pageOfCharges(database, request);
  const sums = await donationReferences.chargeSums(
    query,
    items.map(({ id }) => id),
  );
  const people = await accounts.contactsOf(items.flatMap(({ user_id }) => user_id ?? []));
  const listed: BookedCharge[] = [];
  for (const charge of items) {
    const money = sums.get(charge.id) ?? nothing;
    listed.push({
      id: charge.id,
      createdAt: charge.created_at,
      applicationFolio: charge.application_folio,
      petNames: charge.pet_names,
      family: people.get(charge.user_id ?? '')?.name ?? '',
      kind: charge.kind,
      status: charge.state,
      amountCents: charge.amount_cents,
      costsCents: charge.costs_cents,
      ...money,
      owedBackCents: owedBackCents(factsOf(charge), money),
      dueOn: charge.due_on,
      reason: charge.reason,
      mayForfeit: await mayForfeit(query, charge, today()),
    });
  }
  return paged(listed, total, request);
}

/** Read at a time. */
const atOnce = 1_000;

/** From the ledger: what is held, and owed. @throws AppError forbidden */
export async function sumUp({ database: { query } }: ChargeDependencies, viewer: Viewer) {
  requireRight(viewer, 'donations.read');
  const sum = { deposits: 0, heldCents: 0, feesCents: 0, dueCents: 0, owedBackCents: 0 };
  let after = '';
  for (;;) {
    const charges = await chargesIn(query, ['due', 'paid', 'toReturn'], after, atOnce);
    const sums = await donationReferences.chargeSums(
      query,
      charges.map(({ id }) => id),
    );
    for (const charge of charges) {
      const money = sums.get(charge.id) ?? nothing;
      const owed = owedBackCents(factsOf(charge), money);
      const kept = money.heldCents - owed;
      sum.owedBackCents += owed;
      if (charge.state === 'due') sum.dueCents += charge.amount_cents - money.heldCents;
      if (charge.kind === 'recoveryFee') sum.feesCents += kept;
      else if (kept > 0) {
        sum.deposits += 1;
        sum.heldCents += kept;
      }
    }
    const last = charges.at(-1);
    if (!last || charges.length < atOnce) return sum;
    after = last.id;
  }
}
