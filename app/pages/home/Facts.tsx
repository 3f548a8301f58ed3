import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { locale } from '#domain/language.ts';
import styles from './Facts.module.css';

interface Props {
  figures: { rescued: number; lookingForHome: number };
  claims: readonly { value: string; text: string }[];
}

/** What is counted from the data, and what the organisation stands for. */
export function Facts({ figures, claims }: Props) {
  const text = useText().home.figures;
  const format = new Intl.NumberFormat(locale[useLanguage()]);
  const counted = (['rescued', 'lookingForHome'] as const)
    .filter((figure) => figures[figure] > 0)
    .map((figure) => ({ value: format.format(figures[figure]), text: text[figure] }));
  const facts = [
    ...counted.map((fact) => ({ ...fact, form: styles.counted })),
    ...claims.map((fact) => ({ ...fact, form: styles.claim })),
  ];
  return (
    <Wrap>
      <dl className={styles.facts}>
        {facts.map(({ text, value, form }) => (
          <div key={text} className={`${styles.fact} ${form}`}>
            <dt className={styles.text}>{text}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Wrap>
  );
}
