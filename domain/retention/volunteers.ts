import type { RetentionTerm } from './term.ts';

/** Who would like to volunteer, and who did. */
export const volunteersTerms = {
  unconfirmedVolunteers: {
    what: {
      es: 'Solicitudes de voluntariado cuyo correo nadie confirmó',
      en: 'Volunteering applications whose email nobody confirmed',
    },
    after: { days: 3 },
    since: { es: 'que se mandaron', en: 'they were sent' },
    action: 'delete',
    inNotice: true,
  },
  volunteerApplications: {
    what: {
      es: 'Solicitudes de voluntariado no aceptadas o retiradas',
      en: 'Volunteering applications that were declined or withdrawn',
    },
    after: { days: 180 },
    since: { es: 'que se decidieron', en: 'they were decided' },
    action: 'delete',
    inNotice: true,
  },
  volunteerShifts: {
    what: {
      es: 'Turnos de voluntariado y quién estuvo',
      en: 'Volunteer shifts and who was on them',
    },
    after: { years: 2 },
    since: { es: 'que pasaron', en: 'they were over' },
    action: 'delete',
    inNotice: true,
  },
  volunteers: {
    what: {
      es: 'Voluntariado que terminó, con sus horas y constancias',
      en: 'Volunteering that ended, with its hours and certificates',
    },
    after: { years: 5 },
    since: { es: 'que terminó', en: 'it ended' },
    action: 'delete',
    inNotice: true,
  },
} as const satisfies Record<string, RetentionTerm>;
