import { type RetentionTerm, usualRetention } from './term.ts';
/** Between the mail about an adoption profile and its end. */
export const profileNoticeDays = 30;

/** Adoption profiles and applications. */
export const applicationsTerms = {
  adoptionProfileNotices: {
    what: { es: 'Aviso a familias con perfil de adopción', en: 'Notices about adoption profiles' },
    after: { months: usualRetention.adoptionMonths, days: -profileNoticeDays },
    configured: 'adoptionMonths',
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
    after: { months: usualRetention.adoptionMonths },
    configured: 'adoptionMonths',
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
    after: { months: usualRetention.adoptionMonths },
    configured: 'adoptionMonths',
    since: { es: 'que les preguntamos', en: 'they were asked' },
    action: 'delete',
    inNotice: true,
  },
} as const satisfies Record<string, RetentionTerm>;
