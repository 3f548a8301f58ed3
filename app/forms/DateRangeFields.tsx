import { useLanguage } from '#app/i18n/texts.tsx';
import { isInvertedRange } from '#domain/dates.ts';
import { messages } from '#domain/messages.ts';
import { TextField } from './TextField.tsx';

interface Range {
  from: string;
  to: string;
}

/** The first and the last day of a filter. */
export function DateRangeFields(props: { labels: Range; names: Range; values: Range }) {
  const { labels, names, values } = props;
  const language = useLanguage();
  const isInverted = isInvertedRange(values.from, values.to);
  return (['from', 'to'] as const).map((end) => (
    <TextField
      key={end}
      label={labels[end]}
      type="date"
      name={names[end]}
      defaultValue={values[end]}
      error={end === 'to' && isInverted ? messages.rangeInverted[language] : undefined}
    />
  ));
}
