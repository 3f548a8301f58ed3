import type { Bilingual } from './language.ts';

interface Span {
  years?: number;
  months?: number;
  days?: number;
}

export interface RetentionTerm {
  what: Bilingual;
  after: Span;
  since: Bilingual;
  /** 'tell': by mail, while there is still time. */
  action: 'tell' | 'delete' | 'anonymize';
  /** Counted from the day on which the year's annual return was due at the latest: so the tax law counts. */
  fromAnnualReturn?: true;
  /** Its months are those of ADOPTION_DATA_MONTHS. */
  adoptionData?: true;
  /** Why it is kept so long. */
  law?: string;
  /** Of what people are told in the privacy notice; the rest are technical records of days. */
  inNotice: boolean;
}

/** Months for which adoption data is kept where nobody says otherwise. */
export const usualAdoptionMonths = 12;
/** Between the mail about an adoption profile and its end. */
export const profileNoticeDays = 30;

const accountYears = 5;
/** Between the mail about an account without use and its end. */
export const noticeDays = 60;

const taxLaw = 'CFF art. 30 (5 years from when the return was due), LISR arts. 82 and 86';

/** How long the portal keeps what is about people: each kind once, for the job, the privacy notice and the docs. */
export const retentionTerms = {
  unusedAccountNotices: {
    what: { es: 'Aviso a cuentas sin uso', en: 'Notices to unused accounts' },
    after: { years: accountYears, days: -noticeDays },
    since: { es: 'la última vez que se usó la cuenta', en: 'the account was last used' },
    action: 'tell',
    inNotice: false,
  },
  unusedAccounts: {
    what: { es: 'Cuentas sin uso', en: 'Unused accounts' },
    after: { years: accountYears },
    since: { es: 'la última vez que se usó la cuenta', en: 'the account was last used' },
    action: 'delete',
    inNotice: true,
  },
  adopters: {
    what: { es: 'Datos y contrato de cada adoptante', en: 'Adopters’ data and contracts' },
    after: { years: 5 },
    since: {
      es: 'la adopción o el último cambio en la ficha de la mascota',
      en: 'the adoption, or the last change of the pet’s record',
    },
    action: 'delete',
    inNotice: true,
  },
  adoptionContracts: {
    what: {
      es: 'Contratos de adopción firmados en el portal',
      en: 'Adoption contracts signed here',
    },
    after: { years: 5 },
    since: { es: 'que se prepararon', en: 'they were prepared' },
    action: 'delete',
    inNotice: true,
  },
  adoptionRestrictions: {
    what: {
      es: 'Quién no pudo adoptar por un tiempo (sus datos, cifrados en un solo sentido)',
      en: 'Who may not adopt for a time (their data as one-way hashes)',
    },
    after: { years: 1 },
    since: { es: 'que terminó o se levantó', en: 'it ended or was lifted' },
    action: 'delete',
    inNotice: true,
  },
  adoptionFollowUps: {
    what: {
      es: 'Lo que las familias contestan después de adoptar',
      en: 'What families answer after an adoption',
    },
    after: { years: 2 },
    since: { es: 'el día de cada seguimiento', en: 'the day of each follow-up' },
    action: 'delete',
    inNotice: true,
  },
  sterilizationPromises: {
    what: {
      es: 'Esterilizaciones acordadas al adoptar',
      en: 'Sterilizations agreed on when adopting',
    },
    after: { years: 2 },
    since: { es: 'la fecha acordada', en: 'the day that was agreed on' },
    action: 'delete',
    inNotice: true,
  },
  carePeople: {
    what: {
      es: 'Quién registró y qué veterinario atendió, en las cartillas de salud',
      en: 'Who recorded, and which vet treated, in medical records',
    },
    after: { years: 5 },
    since: { es: 'que se registró', en: 'it was recorded' },
    action: 'delete',
    inNotice: true,
  },
  vetLinks: {
    what: {
      es: 'Enlaces para que un veterinario registre una consulta',
      en: 'Links by which a vet records a visit',
    },
    after: { days: 90 },
    since: { es: 'que se crearon', en: 'they were made' },
    action: 'delete',
    inNotice: true,
  },
  petPassports: {
    what: {
      es: 'Pasaportes de mascotas, con los veterinarios que nombran',
      en: 'Passports of pets, with the vets that they name',
    },
    after: { years: 5 },
    since: { es: 'que se emitieron', en: 'they were issued' },
    action: 'delete',
    inNotice: true,
  },
  fosterHomes: {
    what: { es: 'Hogares temporales que terminaron', en: 'Foster homes that ended' },
    after: { years: 2 },
    since: { es: 'que terminó o cambió por última vez', en: 'it ended or was last changed' },
    action: 'delete',
    inNotice: true,
  },
  fosterDiaries: {
    what: { es: 'Diarios y fotos de hogares temporales', en: 'Diaries and photos of foster homes' },
    after: { years: 2 },
    since: { es: 'que se escribieron', en: 'they were written' },
    action: 'delete',
    inNotice: true,
  },
  fosterRequests: {
    what: { es: 'Preguntas a hogares temporales', en: 'Requests to foster homes' },
    after: { years: 1 },
    since: { es: 'que se hicieron', en: 'they were made' },
    action: 'delete',
    inNotice: true,
  },
  fosterStays: {
    what: {
      es: 'En qué hogar temporal estuvo cada mascota',
      en: 'In which foster home each pet was',
    },
    after: { years: 5 },
    since: { es: 'el final de la estancia', en: 'the end of the stay' },
    action: 'anonymize',
    inNotice: true,
  },
  adoptionProfileNotices: {
    what: { es: 'Aviso a familias con perfil de adopción', en: 'Notices about adoption profiles' },
    after: { months: usualAdoptionMonths, days: -profileNoticeDays },
    adoptionData: true,
    since: {
      es: 'que terminó su última solicitud o cambió el perfil',
      en: 'the last application ended, or the profile was changed',
    },
    action: 'tell',
    inNotice: false,
  },
  adoptionProfiles: {
    what: {
      es: 'Perfiles de adopción, con las fotos de la casa',
      en: 'Adoption profiles, with the photos of the home',
    },
    after: { months: usualAdoptionMonths },
    adoptionData: true,
    since: {
      es: 'que terminó su última solicitud o cambió el perfil; 30 días antes te avisamos',
      en: 'the last application ended, or the profile was changed; you are told 30 days before',
    },
    action: 'delete',
    inNotice: true,
  },
  endedApplications: {
    what: {
      es: 'Solicitudes de adopción que no terminaron en adopción',
      en: 'Adoption applications that did not end in an adoption',
    },
    after: { years: 3 },
    since: {
      es: 'que terminaron, y no antes que su contrato si se preparó uno',
      en: 'they ended, and not before their contract where one was prepared',
    },
    action: 'delete',
    inNotice: true,
  },
  referenceChecks: {
    what: {
      es: 'Lo que contestan las referencias de una familia',
      en: 'What a family’s references answer',
    },
    after: { months: usualAdoptionMonths },
    adoptionData: true,
    since: { es: 'que les preguntamos', en: 'they were asked' },
    action: 'delete',
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
      es: 'Datos de facturación de clientes sin cuenta',
      en: 'Billing details of customers without an account',
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
  contactMessages: {
    what: { es: 'Mensajes del formulario de contacto', en: 'Messages of the contact form' },
    after: { years: 2 },
    since: { es: 'que nos escribiste', en: 'they were sent' },
    action: 'delete',
    inNotice: true,
  },
  newsletterDeliveries: {
    what: { es: 'A quién le enviamos cada boletín', en: 'Who was sent each newsletter' },
    after: { years: 1 },
    since: { es: 'que se preparó el envío', en: 'it was prepared' },
    action: 'delete',
    inNotice: true,
  },
  newsletterClicks: {
    what: {
      es: 'Cuántas veces se abrió cada enlace de un boletín (sin decir quién lo abrió)',
      en: 'How often each link of a newsletter was opened (not by whom)',
    },
    after: { years: 1 },
    since: { es: 'que se envió', en: 'it was sent' },
    action: 'delete',
    inNotice: true,
  },
  eventMails: {
    what: { es: 'A quién invitamos a un evento', en: 'Who was invited to an event' },
    after: { years: 1 },
    since: { es: 'el evento', en: 'the event' },
    action: 'delete',
    inNotice: true,
  },
  auditEntries: {
    what: { es: 'Bitácora de seguridad', en: 'Security log' },
    after: { years: 1 },
    since: { es: 'cada registro', en: 'the entry was made' },
    action: 'delete',
    inNotice: true,
  },
  sessions: {
    what: { es: 'Sesiones terminadas', en: 'Ended sessions' },
    after: { days: 150 },
    since: { es: 'que vencieron', en: 'they expired' },
    action: 'delete',
    inNotice: true,
  },
  newsletter: {
    what: {
      es: 'Direcciones que dejaron el boletín o no lo confirmaron',
      en: 'Addresses that left the newsletter or never confirmed it',
    },
    after: { days: 30 },
    since: { es: 'su baja o solicitud', en: 'they left or asked' },
    action: 'delete',
    inNotice: true,
  },
  unconfirmedAccounts: {
    what: { es: 'Registros que nadie confirmó', en: 'Registrations that nobody confirmed' },
    after: { days: 7 },
    since: { es: 'el registro', en: 'the registration' },
    action: 'delete',
    inNotice: true,
  },
  pendingApplications: {
    what: {
      es: 'Solicitudes de adopción que nadie confirmó',
      en: 'Adoption applications that nobody confirmed',
    },
    after: { days: 7 },
    since: { es: 'que se enviaron', en: 'they were sent' },
    action: 'delete',
    inNotice: true,
  },
  invitations: {
    what: { es: 'Invitaciones a usar el portal', en: 'Invitations to the portal' },
    after: { days: 0 },
    since: { es: 'que vencen', en: 'they expire' },
    action: 'delete',
    inNotice: false,
  },
  accountLinks: {
    what: { es: 'Enlaces de un solo uso', en: 'Single-use links' },
    after: { days: 0 },
    since: { es: 'que vencen', en: 'they expire' },
    action: 'delete',
    inNotice: false,
  },
} as const satisfies Record<string, RetentionTerm>;

export type RetentionKind = keyof typeof retentionTerms;
export const retentionKinds = Object.keys(retentionTerms) as RetentionKind[];

/** With the months that are configured. */
export function termOf(kind: RetentionKind, adoptionMonths: number): RetentionTerm {
  const term: RetentionTerm = retentionTerms[kind];
  if (!term.adoptionData) return term;
  return { ...term, after: { ...term.after, months: adoptionMonths } };
}

/** Whatever is older than this instant has been kept as long as `kind` may be. UTC. */
export function retentionCutoff(
  kind: RetentionKind,
  now: Date,
  adoptionMonths: number = usualAdoptionMonths,
): Date {
  const { after, fromAnnualReturn } = termOf(kind, adoptionMonths);
  const { years = 0, months = 0, days = 0 } = after;
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - months);
  // 29 February becomes 1 March: a day later for whoever it is about, never one earlier.
  since.setUTCFullYear(since.getUTCFullYear() - years);
  since.setUTCDate(since.getUTCDate() - days);
  if (!fromAnnualReturn) return since;
  // Returns are due until the end of March: of which year the return was due five years ago.
  const returned = since.getUTCMonth() < 3 ? since.getUTCFullYear() - 1 : since.getUTCFullYear();
  // Year's end by the clock of Baja California, the last one in Mexico.
  return new Date(Date.UTC(returned, 0, 1, 8));
}

/** "5 years", "60 days" */
export function spanInWords({ years, months, days }: Span, language: 'es' | 'en'): string {
  const spanish = {
    years: ['año', 'años'],
    months: ['mes', 'meses'],
    days: ['día', 'días'],
  } as const;
  const english = {
    years: ['year', 'years'],
    months: ['month', 'months'],
    days: ['day', 'days'],
  } as const;
  const say = language === 'es' ? spanish : english;
  const part = (count: number, [one, many]: readonly [string, string]) =>
    `${Math.abs(count)} ${Math.abs(count) === 1 ? one : many}`;
  const long = years ? part(years, say.years) : months ? part(months, say.months) : undefined;
  if (long && days) {
    const less = language === 'es' ? 'menos' : 'less';
    return `${long} ${days < 0 ? less : '+'} ${part(days, say.days)}`;
  }
  return long ?? part(days ?? 0, say.days);
}
