import { v7 as uuid } from 'uuid';
import { can } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type AdoptionApplication, petIdsOf } from '#domain/adoption/application-fields.ts';
import { chargeLimits } from '#domain/adoption/charges/charge.ts';
import { feeCapCents } from '#domain/adoption/charges/proposed-fee.ts';
import type { ChargeKind } from '#domain/donations/donation-kind.ts';
import { forbidden, invalid } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Tx } from '#server/db/database.ts';
import type {
  AgreedTerms,
  ContractTerms,
} from '#server/features/adoption/applications/contract-terms.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { clausesOf } from './charge-clauses.ts';
import type { ChargeDependencies } from './charge-dependencies.ts';
import { type Charge, chargesOf, deleteAgreed, insertCharge } from './charges.repository.ts';
import { recordedCosts } from './recorded-costs.ts';

type Dependencies = Pick<ChargeDependencies, 'clock' | 'today' | 'settings'>;
/** With what the organisation has chosen. */
type Opened = Dependencies & { chosen: Settings };

/** What contracts ask for is agreed on when they are prepared, and stands in their text. */
export const contractCharges = (dependencies: Dependencies): ContractTerms => ({
  async open() {
    const chosen = await dependencies.settings.current();
    return (tx, terms) => agree({ ...dependencies, chosen }, tx, terms);
  },

  async clauses(query, { id, language }) {
    return clausesOf(await chargesOf(query, id), language as Language);
  },
});

/**
 * Takes the place of what an earlier contract of the application, which nobody signed, asked for.
 * @throws AppError forbidden (whoever is no coordinator), invalid (by field: switched off, no costs, more than the costs)
 */
async function agree(
  dependencies: Opened,
  tx: Tx,
  { viewer, application, feeCents, depositCents, sterilizeBefore }: AgreedTerms,
): Promise<void> {
  await deleteAgreed(tx, application.id);
  if (feeCents === undefined && depositCents === undefined) return;
  if (!can(viewer, 'applications.manageAny')) throw forbidden('chargesByStaff');
  const made = madeFor(dependencies, viewer, application);
  if (feeCents !== undefined) {
    const { capCents, expenseIds } = await requireFee(dependencies, tx, application, feeCents);
    await insertCharge(tx, {
      ...made('recoveryFee', feeCents),
      costs_cents: capCents,
      expense_ids_json: JSON.stringify(expenseIds),
    });
  }
  if (depositCents !== undefined) {
    await requireDeposit(dependencies, tx, application, depositCents);
    await insertCharge(tx, {
      ...made('sterilizationDeposit', depositCents),
      due_on: sterilizeBefore,
    });
  }
}

function madeFor(
  { clock }: Pick<Dependencies, 'clock'>,
  viewer: Viewer,
  application: AdoptionApplication,
): (kind: ChargeKind, amountCents: number) => Charge {
  const { id, folio, applicantId, email, petNames } = application;
  const language = application.language as Language;
  const now = clock.now().toISOString();
  return (kind, amountCents) => ({
    id: uuid(),
    created_at: now,
    updated_at: now,
    application_id: id,
    application_folio: folio,
    user_id: applicantId,
    email,
    language,
    pet_names: new Intl.ListFormat(language).format(petNames),
    kind,
    amount_cents: amountCents,
    costs_cents: null,
    expense_ids_json: '[]',
    due_on: null,
    state: 'agreed',
    set_by: viewer.kind === 'user' ? viewer.id : null,
    due_at: null,
    ended_as: null,
    ended_at: null,
    ended_by: null,
    reason: '',
    reminded_for: null,
  });
}

/** @throws AppError invalid */
async function requireFee(
  { chosen, today }: Opened,
  tx: Tx,
  application: AdoptionApplication,
  cents: number,
) {
  if (chosen.recoveryFee === 'off') throw invalid({ feeCents: ['feesAreOff'] });
  if (cents < chargeLimits.smallestCents) throw invalid({ feeCents: ['chargeTooSmall'] });
  const { pets, expenseIds } = await recordedCosts(tx.query, application, today());
  const capCents = feeCapCents(pets);
  if (capCents === 0) throw invalid({ feeCents: ['feeWithoutCosts'] });
  if (cents > capCents) {
    const most = formatPesos(capCents);
    throw invalid({ feeCents: [{ key: 'feeAboveCosts', values: { most } }] });
  }
  return { capCents, expenseIds };
}

/** @throws AppError invalid */
async function requireDeposit(
  { chosen }: Opened,
  tx: Tx,
  application: AdoptionApplication,
  cents: number,
): Promise<void> {
  if (chosen.depositPesos === 0) throw invalid({ depositCents: ['depositsAreOff'] });
  if (cents < chargeLimits.smallestCents) throw invalid({ depositCents: ['chargeTooSmall'] });
  if (cents > chargeLimits.largestDepositCents) {
    throw invalid({ depositCents: ['depositTooLarge'] });
  }
  const pets = await petReferences.describe(tx.query, petIdsOf(application));
  if (pets.every(({ sterilized }) => sterilized)) {
    throw invalid({ depositCents: ['depositNotNeeded'] });
  }
}
