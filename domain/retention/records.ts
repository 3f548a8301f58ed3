import type { RetentionTerm } from './term.ts';
/** Technical records. */
export const recordsTerms = {
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
