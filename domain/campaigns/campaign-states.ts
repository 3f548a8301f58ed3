import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** `draft` for its editors alone; `active` takes gifts; `ended` takes none any more; `closed` says what came of it. */
export const campaignStates = vocabulary({
  draft: 'borrador',
  active: 'activa',
  ended: 'terminada',
  closed: 'cerrada',
});
export type CampaignState = ValueOf<typeof campaignStates>;

/**
 * An active one ends by itself after its last day.
 * @param endsOn YYYY-MM-DD, the last day; null where somebody ends it
 * @param today YYYY-MM-DD in the site's time zone
 */
export const stateOn = (
  { state, endsOn }: { state: CampaignState; endsOn: string | null },
  today: string,
): CampaignState => (state === 'active' && endsOn !== null && endsOn < today ? 'ended' : state);
