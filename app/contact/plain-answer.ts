/** What a form that was sent without JavaScript comes back with. */
export interface PlainAnswer<Field extends string> {
  typed: Record<Field, string>;
  /** In the reader's words. */
  errors: Partial<Record<Field | 'captcha', string>>;
  /** To be answered with the next attempt. */
  question: { numbers: [number, number]; ticket: string } | undefined;
  outcome: 'failed' | 'tooMany' | undefined;
  /** Why it was refused as a whole, in the reader's words. */
  refusal?: string | undefined;
}

/** Beside its fields: the question's ticket and its answer. */
export const plainFormNames = { ticket: 'pregunta', answer: 'respuesta' } as const;
