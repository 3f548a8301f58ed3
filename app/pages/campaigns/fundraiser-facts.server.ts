import { longDate } from '#app/components/long-date.ts';
import { campaignTexts } from '#app/i18n/campaigns.ts';
import { type Language, locale } from '#domain/language.ts';
import type { ShownFundraiser } from '#server/features/giving/fundraisers/fundraiser-pages.ts';
import { wholePesos } from './campaign-facts.server.ts';

/** How a person's page stands, in words. @param today YYYY-MM-DD */
export function fundraiserFacts(
  { state, endsOn, shown: { goalCents }, progress }: ShownFundraiser,
  language: Language,
  today: string,
) {
  const text = campaignTexts[language];
  const { raisedCents, gifts, percent } = progress;
  const isOpen = state === 'active';
  const number = new Intl.NumberFormat(locale[language]).format(gifts);
  return {
    isOpen,
    state: isOpen ? text.states.active : text.states.ended,
    raised: text.raised(wholePesos(raisedCents), wholePesos(goalCents)),
    percent: text.percent(percent),
    filled: Math.min(100, percent),
    promised: 0,
    progressLabel: text.progressLabel,
    gifts: gifts === 0 && !isOpen ? text.noGifts : text.gifts(gifts, number),
    ends: isOpen
      ? endsOn === today
        ? text.endsToday
        : text.ends(longDate(endsOn, locale[language]))
      : undefined,
  };
}
