import frame from '#app/components/PageParts.module.css';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { MedicalRecord } from '#domain/care/care-calls.ts';
import { daysBetween } from '#domain/dates.ts';
import { locale } from '#domain/language.ts';
import styles from './Care.module.css';
import { useCareWords } from './use-care-words.ts';

/** Of the drawing, which is stretched to its place. */
const [width, height] = [300, 120];

/** The weights from the first to the latest, with what is usual, and the same in a table. */
export function WeightChart({ record }: { record: MedicalRecord }) {
  const text = useCareText().weight;
  const language = useLanguage();
  const { dateOf } = useCareWords();
  const weights = record.entries
    .flatMap(({ id, onDate, weight }) => (weight === null ? [] : [{ id, onDate, weight }]))
    .toReversed();
  const [first, last] = [weights[0], weights.at(-1)];
  if (!first || !last) return null;
  const usual = record.usualWeight;
  const say = (kilograms: number) => kilograms.toLocaleString(locale[language]);
  const most = Math.max(usual?.to ?? 0, ...weights.map(({ weight }) => weight)) * 1.1;
  const span = Math.max(1, daysBetween(first.onDate, last.onDate));
  const x = (date: string) => 6 + (daysBetween(first.onDate, date) / span) * (width - 12);
  const y = (kilograms: number) => height - (kilograms / most) * height;
  return (
    <section className={frame.part} aria-labelledby="weight">
      <h2 id="weight">{text.title}</h2>
      <figure className={styles.chart}>
        <svg
          role="img"
          aria-label={text.chart(record.pet.name, dateOf(first.onDate), dateOf(last.onDate))}
          viewBox={`0 0 ${width} ${height}`}
          className={styles.weights}
        >
          {usual && (
            <rect
              className={styles.usual}
              x="0"
              width={width}
              y={y(usual.to)}
              height={y(usual.from) - y(usual.to)}
            />
          )}
          <polyline points={weights.map((one) => `${x(one.onDate)},${y(one.weight)}`).join(' ')} />
          {weights.map((one) => (
            <circle key={one.id} cx={x(one.onDate)} cy={y(one.weight)} r="3.5">
              <title>{`${dateOf(one.onDate)}: ${text.kg(say(one.weight))}`}</title>
            </circle>
          ))}
        </svg>
        <figcaption>
          {dateOf(last.onDate)}: <strong>{text.kg(say(last.weight))}</strong>
          {usual && <p className={styles.soft}>{text.usual(say(usual.from), say(usual.to))}</p>}
        </figcaption>
      </figure>
      <details>
        <summary>{text.table}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text.date}</th>
              <th scope="col">{text.title}</th>
            </tr>
          </thead>
          <tbody>
            {weights.map((one) => (
              <tr key={one.id}>
                <th scope="row">{dateOf(one.onDate)}</th>
                <td>{text.kg(say(one.weight))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
