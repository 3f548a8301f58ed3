import { kindNames, methodNames } from '#domain/donations/donation-words.ts';
import { formatPesos } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { chargesOfFamily, idsOfFamily, isOwed, takeFamilyOut } from './charges.repository.ts';

/** What contracts of the person's adoptions asked for, with what was paid. Payments stay in the books, without the person. */
export const chargesPersonalData = (database: Database): PersonalData => ({
  key: 'adoptionCharges',
  title: { es: 'Cuotas y depósitos de tus adopciones', en: 'Fees and deposits of your adoptions' },
  labels: {
    kind: { es: 'Qué es', en: 'What it is' },
    pets: { es: 'Mascotas', en: 'Pets' },
    amount: { es: 'Monto', en: 'Amount' },
    agreedAt: { es: 'Acordado', en: 'Agreed on' },
    reason: { es: 'Motivo', en: 'Reason' },
    payments: { es: 'Pagos', en: 'Payments' },
  },
  async find({ id, language }) {
    const charges = await chargesOfFamily(database.query, id);
    const payments = await donationReferences.chargePayments(
      database.query,
      charges.map((charge) => charge.id),
    );
    return charges.map((charge) => ({
      kind: kindNames[charge.kind][language],
      pets: charge.pet_names,
      amount: formatPesos(charge.amount_cents),
      agreedAt: charge.created_at,
      reason: charge.reason,
      payments: payments
        .filter(({ donation }) => donation.chargeId === charge.id)
        .map(
          ({ donation, cameCents, heldCents }) =>
            `${donation.createdAt}: ${methodNames[donation.method][language]}, ${formatPesos(cameCents)} → ${formatPesos(heldCents)}`,
        ),
    }));
  },
  // Money of the family is here: with the account nobody could give it back.
  erasureObstacle: async (query, { id }) =>
    (await isOwed(query, id)) ? 'chargeIsOwed' : undefined,
  async erase(tx, { id }) {
    await takeFamilyOut(tx, await idsOfFamily(tx.query, id));
  },
});
