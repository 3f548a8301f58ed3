/** The names in the form by which a home answers, and what its buttons say. */
export const answerName = 'respuesta';
export const answerWords = { yes: 'si', no: 'no' } as const;

/** What comes back with an answer that was not taken. */
export interface AnswerProblem {
  outcome: 'failed' | 'tooMany';
}
