import { longDate } from '#app/components/long-date.ts';
import { campaignTexts } from '#app/i18n/campaigns.ts';
import type { CampaignContent } from '#domain/campaigns/campaign-content.ts';
import type { CampaignProgress } from '#domain/campaigns/campaign-progress.ts';
import type { CampaignState } from '#domain/campaigns/campaign-states.ts';
import { campaignGivingPath } from '#domain/donations/campaign-address.ts';
import { type Language, locale } from '#domain/language.ts';
import { formatAmount } from '#domain/money.ts';

interface Shown {
  id: string;
  state: CampaignState;
  endsOn: string | null;
  content: CampaignContent;
  progress: CampaignProgress;
}

/** How a campaign stands, in words. @param today YYYY-MM-DD */
export function campaignFacts(
  { id, state, endsOn, content, progress }: Shown,
  language: Language,
  today: string,
) {
  const text = campaignTexts[language];
  const { raisedCents, gifts, percent } = progress;
  const isOpen = state === 'active';
  const number = new Intl.NumberFormat(locale[language]).format(gifts);
  return {
    isOpen,
    state: state === 'draft' ? '' : text.states[state],
    raised: text.raised(wholePesos(raisedCents), wholePesos(content.goalCents ?? 0)),
    percent: text.percent(percent),
    /** Of the bar: never more than all of it. */
    filled: Math.min(100, percent),
    /** Promised beside it, of what is left of the bar. */
    promised: promisedPercent(content, progress),
    progressLabel: text.progressLabel,
    gifts: gifts === 0 && !isOpen ? text.noGifts : text.gifts(gifts, number),
    ends: isOpen && endsOn !== null ? endsIn(endsOn) : undefined,
    giveHref: isOpen ? campaignGivingPath(language, giftOf({ id, content })) : undefined,
  };

  function endsIn(day: string): string {
    return day === today ? text.endsToday : text.ends(longDate(day, locale[language]));
  }
}

/** What the giving page is opened with. */
export const giftOf = (
  { id, content: { kind, productId } }: Pick<Shown, 'id' | 'content'>,
  amountCents?: number,
) => ({
  kind,
  campaignId: id,
  ...(productId !== null && kind === 'other' && { productId }),
  ...(amountCents !== undefined && { amountCents }),
});

/** '$1,234' where there are no centavos. */
export const wholePesos = (cents: number): string => formatAmount(cents).replace(/\.00$/, '');

function promisedPercent(
  { goalCents }: CampaignContent,
  { raisedCents, match }: CampaignProgress,
): number {
  if (!goalCents || !match) return 0;
  const left = Math.max(0, goalCents - Math.max(0, raisedCents));
  return Math.floor((Math.min(left, match.promisedCents) * 100) / goalCents);
}

export function matchSentence({ match }: CampaignProgress, language: Language): string | undefined {
  if (!match) return undefined;
  const { sponsor, times, limitCents, promisedCents, until, state } = match;
  return campaignTexts[language].matches[state]({
    sponsor,
    times,
    limit: wholePesos(limitCents),
    promised: wholePesos(promisedCents),
    until: longDate(until, locale[language]),
  });
}
