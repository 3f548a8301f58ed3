import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  amountEach,
  chargesInAMonth,
  monthlyIntervals,
} from '#domain/donations/monthly-interval.ts';
import { formatPesos } from '#domain/money.ts';
import { useChosenInterval } from './chosen-interval.ts';

/** How often the amount is charged, and what that comes to in a month. */
export function IntervalField({ amountCents }: { amountCents: number }) {
  const text = useGivingText().interval;
  const language = useLanguage();
  const { interval, choose } = useChosenInterval();
  return (
    <ChoiceField
      label={text.label}
      name="interval"
      value={interval}
      onChange={choose}
      options={monthlyIntervals.values.map((value) => ({
        value,
        label: text.options[value],
        hint: text.hints[value](
          amountEach({ amountCents, interval: value }, language),
          formatPesos(amountCents * chargesInAMonth[value]),
        ),
      }))}
    />
  );
}
