import { type ValueOf, vocabulary } from '../vocabulary.ts';

/**
 * `draft` for its owner alone; `review` waits for a moderator; `active` takes gifts; `ended` takes none any more; `refused`
 * goes back to its owner; `takenOff` nobody reads any more.
 */
export const fundraiserStates = vocabulary({
  draft: 'borrador',
  review: 'en_revision',
  active: 'activa',
  ended: 'terminada',
  refused: 'rechazada',
  takenOff: 'retirada',
});
export type FundraiserState = ValueOf<typeof fundraiserStates>;

/** How changes stand that its owner has written since it was approved; what was approved stays meanwhile. */
export const changeStates = vocabulary({
  none: 'sin_cambios',
  draft: 'por_enviar',
  review: 'en_revision',
  refused: 'rechazados',
});
export type ChangeState = ValueOf<typeof changeStates>;

/** How many one person may have at once that are not over. */
export const mostOpen = 2;
export const openStates: readonly FundraiserState[] = ['draft', 'review', 'active', 'refused'];

/** An active one ends by itself after its last day. @param today YYYY-MM-DD in the site's time zone */
export const fundraiserStateOn = (
  { state, endsOn }: { state: FundraiserState; endsOn: string },
  today: string,
): FundraiserState => (state === 'active' && endsOn < today ? 'ended' : state);

export const reportReasons = vocabulary({
  scam: 'fraude',
  personalData: 'datos_personales',
  offensive: 'ofensivo',
  other: 'otro',
});
export type ReportReason = ValueOf<typeof reportReasons>;

/** What a person's page collects for. */
export const purposes = vocabulary({ general: 'general', pet: 'mascota', campaign: 'campana' });
