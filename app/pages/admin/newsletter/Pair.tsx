import { TextField } from '#app/forms/TextField.tsx';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import styles from './Newsletter.module.css';

/** The same text in each language, side by side. */
export function Pair({
  languages,
  label,
  value,
  onChange,
  multiline = false,
  ...field
}: {
  languages: readonly Language[];
  label: string;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
  maxLength: number;
  hint?: string;
  /** Of several lines. */
  multiline?: boolean;
}) {
  const { names } = useIssuesText().issue.fields;
  return (
    <div className={styles.pair}>
      {languages.map((one) => {
        const shared = {
          label: `${label} (${names[one]})`,
          lang: one,
          value: value[one],
          ...field,
          onChange: ({ target }: { target: { value: string } }) =>
            onChange({ ...value, [one]: target.value }),
        };
        return multiline ? (
          <TextField key={one} {...shared} multiline rows={4} />
        ) : (
          <TextField key={one} {...shared} />
        );
      })}
    </div>
  );
}
