import { isLiving } from '#domain/donations/subscription-status.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { findMonthlyOf } from './monthly-donations.repository.ts';
import { findMonthlyOfMailbox, forgetDonor } from './monthly-donors.repository.ts';

export const monthlyPersonalData = (database: Database): PersonalData => ({
  key: 'monthlyDonations',
  title: { es: 'Tus donativos mensuales', en: 'Your monthly donations' },
  labels: {
    createdAt: { es: 'Empezado', en: 'Begun' },
    reference: { es: 'Referencia', en: 'Reference' },
    amountCents: { es: 'Centavos por cobro', en: 'Centavos per charge' },
    interval: { es: 'Se cobra cada', en: 'Charged each' },
    status: { es: 'Estado', en: 'Status' },
    email: { es: 'Correo', en: 'Email' },
    language: { es: 'Idioma', en: 'Language' },
    wantsInvoice: { es: 'Pide factura', en: 'Wants invoices' },
    confirmedAt: { es: 'Activo desde', en: 'Active since' },
    nextBillingAt: { es: 'Siguiente cobro', en: 'Next charge' },
    failedPayments: { es: 'Cobros fallidos', en: 'Failed charges' },
    cardExpires: { es: 'La tarjeta vence', en: 'The card expires' },
    guestName: { es: 'Nombre, sin cuenta', en: 'Name, without an account' },
    retryAt: { es: 'Nuevo intento de cobro', en: 'Charged again' },
    skippedUntil: { es: 'Un mes omitido hasta', en: 'A month is skipped until' },
    wantsPetNews: { es: 'Quiere noticias de la mascota', en: 'Wants news of the pet' },
    toldOfPetOn: { es: 'Últimas noticias de la mascota', en: 'Last news of the pet' },
  },
  async find({ id, email, confirmedAt }) {
    const own = await findMonthlyOf(database.query, id);
    // Whoever has only typed an address has nothing of what was given under it.
    const mailbox = confirmedAt === null ? undefined : normalizeEmail(email);
    const guests = mailbox ? await findMonthlyOfMailbox(database.query, mailbox) : [];
    return [...own, ...guests].map(({ petTold, ...monthly }) => ({
      ...monthly,
      toldOfPetOn: petTold?.on ?? null,
    }));
  },
  async erasureObstacle(query, { id }) {
    const all = await findMonthlyOf(query, id);
    // Nobody could stop its charges afterwards.
    return all.some(({ status }) => isLiving(status)) ? 'subscriptionBeforeErasure' : undefined;
  },
  erase: (tx, { id }) => forgetDonor(tx, id),
});
