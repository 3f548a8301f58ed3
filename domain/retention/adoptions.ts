import type { RetentionTerm } from './term.ts';
/** What an adoption leaves. */
export const adoptionsTerms = {
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
} as const satisfies Record<string, RetentionTerm>;
