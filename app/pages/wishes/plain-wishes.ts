/** What a browser without JavaScript sends about the wishes of a link: what to do, and with which; to end without one ends all. */
export const doName = 'hacer';
export const idName = 'aviso';
export const doWords = { keep: 'confirmar', end: 'terminar' } as const;

/** What became of it. */
export type PlainOutcome =
  | 'confirmed'
  | 'extended'
  | 'endedOne'
  | 'ended'
  | 'gone'
  | 'full'
  | 'tooMany'
  | 'failed';
