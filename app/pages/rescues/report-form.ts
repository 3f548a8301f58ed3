/** What the forms of a report's page send. */
export const reportForm = {
  what: 'que',
  words: 'texto',
  whats: { answer: 'contestar', renew: 'renovar', withdraw: 'retirar' },
} as const;

/** Says on the page what was done. */
export const doneParam = 'listo';

export interface ReportProblem {
  outcome: 'failed' | 'tooMany' | 'refused';
  /** In the reader's words. */
  message: string;
  /** What was typed. */
  words: string;
}
