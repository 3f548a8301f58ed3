/** What a browser without JavaScript sends about the wishes of a link. */
export const doName = 'hacer';
export const doWords = { confirm: 'confirmar', end: 'terminar' } as const;

/** What became of it. */
export type PlainOutcome = 'confirmed' | 'ended' | 'gone' | 'full' | 'tooMany' | 'failed';
