import { type RetentionTerm, usualRetention } from './term.ts';

const taxLaw = 'CFF art. 30 (5 years from when the return was due), LISR arts. 82 and 86';
const launderingLaw =
  'LFPIORPI art. 18 IV (10 years since the reform of DOF 16-07-2025), art. 17 XIII';

/** Donations, invoices and expenses. */
export const moneyTerms = {
  adoptionCharges: {
    what: {
      es: 'De qué familia es cada cuota o depósito de una adopción',
      en: 'Whose a fee or deposit of an adoption is',
    },
    after: { years: 5 },
    since: { es: 'que se acordó', en: 'it was agreed on' },
    action: 'anonymize',
    inNotice: true,
  },
  donations: {
    what: { es: 'Quién hizo cada donativo', en: 'Who made a donation' },
    after: { years: 5 },
    since: {
      es: 'la fecha límite de la declaración anual del año del donativo',
      en: 'the annual return for the donation’s year was due',
    },
    action: 'anonymize',
    fromAnnualReturn: true,
    law: taxLaw,
    inNotice: true,
  },
  cardReceivers: {
    what: {
      es: 'Direcciones a las que se envió una tarjeta de un donativo',
      en: 'Addresses to which the card of a donation was sent',
    },
    after: { days: 7 },
    since: { es: 'que se envió, se detuvo o se canceló', en: 'it was sent, stopped or cancelled' },
    action: 'anonymize',
    inNotice: true,
  },
  dedications: {
    what: {
      es: 'Tarjetas en honor y en memoria (a quién nombran y qué dicen)',
      en: 'Cards in honor and in memory (whom they name and what they say)',
    },
    after: { years: 2 },
    since: { es: 'que cambiaron por última vez', en: 'they were last changed' },
    action: 'delete',
    inNotice: true,
  },
  bankLines: {
    what: {
      es: 'Lo que el banco escribe de cada depósito (nombres y conceptos)',
      en: 'What the bank writes of each deposit (names and concepts)',
    },
    after: { years: 5 },
    since: {
      es: 'la fecha límite de la declaración anual del año del depósito',
      en: 'the annual return for the deposit’s year was due',
    },
    action: 'anonymize',
    fromAnnualReturn: true,
    law: taxLaw,
    inNotice: true,
  },
  inKindGifts: {
    what: { es: 'Quién dio cada donativo en especie', en: 'Who gave each gift in kind' },
    after: { years: 5 },
    since: {
      es: 'la fecha límite de la declaración anual del año en que se recibió',
      en: 'the annual return for the year in which it was received was due',
    },
    action: 'anonymize',
    fromAnnualReturn: true,
    law: taxLaw,
    inNotice: true,
  },
  monthlyDonations: {
    what: {
      es: 'Quién hizo cada donativo mensual ya terminado',
      en: 'Who made a monthly donation that has ended',
    },
    after: { years: 5 },
    since: {
      es: 'la fecha límite de la declaración anual del año en que terminó',
      en: 'the annual return for the year in which it ended was due',
    },
    action: 'anonymize',
    fromAnnualReturn: true,
    law: taxLaw,
    inNotice: true,
  },
  invoices: {
    what: { es: 'Facturas y sus datos fiscales', en: 'Invoices and their tax details' },
    after: { years: 5 },
    since: {
      es: 'la fecha límite de la declaración anual del año de la factura',
      en: 'the annual return for the invoice’s year was due',
    },
    action: 'anonymize',
    fromAnnualReturn: true,
    law: taxLaw,
    inNotice: true,
  },
  identifiedDonations: {
    what: {
      es: 'Quién hizo donativos por los que la ley contra el lavado de dinero obliga a identificar al donante, con sus datos de facturación',
      en: 'Who made donations for which the anti-laundering law requires donors to be identified, with their billing details',
    },
    after: { years: usualRetention.identifiedDonorYears },
    configured: 'identifiedDonorYears',
    since: { es: 'cada donativo', en: 'each donation' },
    action: 'anonymize',
    law: launderingLaw,
    inNotice: true,
  },
  identifiedInvoices: {
    what: { es: 'Facturas de esos donativos', en: 'Invoices of those donations' },
    after: { years: usualRetention.identifiedDonorYears },
    configured: 'identifiedDonorYears',
    since: { es: 'la fecha de la factura', en: 'the invoice was made' },
    action: 'anonymize',
    law: launderingLaw,
    inNotice: true,
  },
  expenses: {
    what: {
      es: 'Quién registró un gasto, a quién se le pagó, notas y comprobantes',
      en: 'Who recorded an expense, who was paid, notes and receipts',
    },
    after: { years: 5 },
    since: {
      es: 'la fecha límite de la declaración anual del año del gasto',
      en: 'the annual return for the expense’s year was due',
    },
    action: 'anonymize',
    fromAnnualReturn: true,
    law: taxLaw,
    inNotice: true,
  },
  customers: {
    what: {
      es: 'Datos de facturación de los demás clientes sin cuenta',
      en: 'Billing details of other customers without an account',
    },
    after: { years: 5 },
    since: {
      es: 'la fecha límite de la declaración anual del año de su último donativo o factura, o de su alta si no tienen',
      en: 'the annual return for the year of their last donation or invoice, or of their entry if they have none, was due',
    },
    action: 'delete',
    fromAnnualReturn: true,
    law: taxLaw,
    inNotice: true,
  },
} as const satisfies Record<string, RetentionTerm>;
