import type { Bilingual, Language } from '../language.ts';

export const declineReasons = [
  'otherFamily',
  'otherNeeds',
  'homeNotReady',
  'noAnswer',
  'dataMissing',
  'petStays',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** As the family reads it: it stands before whatever else the rescuer says, and figures count by it. */
export const declineTexts: Readonly<Record<DeclineReason, Bilingual>> = {
  otherFamily: {
    es: 'Elegimos a otra familia.',
    en: 'We chose another family.',
  },
  otherNeeds: {
    es: 'Buscamos un hogar distinto por lo que necesita.',
    en: 'It needs a different kind of home.',
  },
  homeNotReady: {
    es: 'La casa todavía no está lista para recibirlo.',
    en: 'The home is not ready for it yet.',
  },
  noAnswer: {
    es: 'No logramos comunicarnos contigo.',
    en: 'We could not reach you.',
  },
  dataMissing: {
    es: 'Nos faltaron datos para decidir.',
    en: 'We did not have enough information to decide.',
  },
  petStays: {
    es: 'Por ahora no se dará en adopción.',
    en: 'It is not up for adoption for now.',
  },
};

/** @param words what the rescuer says beside it; may be empty */
export const declineWords = (
  reason: DeclineReason | undefined,
  words: string,
  language: Language,
): string => [reason && declineTexts[reason][language], words].filter(Boolean).join('\n');

/** Of what was said to a family; undefined where it was said in other words. */
export const declineReasonIn = (words: string): DeclineReason | undefined =>
  declineReasons.find((reason) =>
    Object.values(declineTexts[reason]).some((text) => words.startsWith(text)),
  );
