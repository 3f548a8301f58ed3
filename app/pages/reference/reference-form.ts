/** The names in the form that a reference sends, and what its button does. */
export const referenceFields = ['knownFor', 'how', 'trust', 'words'] as const;
export type ReferenceField = (typeof referenceFields)[number];

export const stepName = 'paso';
export const referenceSteps = {
  answer: 'contestar',
  decline: 'declinar',
  forget: 'olvidar',
} as const;

/** What comes back with a form that was not taken. */
export interface ReferenceProblem {
  typed: Record<ReferenceField, string>;
  /** In the reader's words. */
  errors: Partial<Record<ReferenceField, string>>;
  outcome: 'failed' | 'tooMany' | undefined;
}
