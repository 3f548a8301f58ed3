import frame from '#app/components/AccountPage.module.css';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { daysBetween } from '#domain/dates.ts';
import { locale } from '#domain/language.ts';
import styles from './Care.module.css';
import type { MedicalRecord } from './care-calls.ts';
import { useCareWords } from './use-care-words.ts';

/** Of the drawing, which is stretched to its place. */
const [width, height] = [300, 120];

/** The weights from the first to the latest, with what is usual, and the same in a table. */
export function WeightChart({ record }: { record: MedicalRecord }) {
  const text = useCareText().weight;
  const language = useLanguage();
  const { dateOf } = useCareWords();
  const weights = record.registros
    .flatMap(({ id, fecha, peso }) => (peso === null ? [] : [{ id, fecha, peso }]))
    .toReversed();
  const [first, last] = [weights[0], weights.at(-1)];
  if (!first || !last) return null;
  const usual = record.peso_usual;
  const say = (kilograms: number) => kilograms.toLocaleString(locale[language]);
  const most = Math.max(usual?.hasta ?? 0, ...weights.map(({ peso }) => peso)) * 1.1;
  const span = Math.max(1, daysBetween(first.fecha, last.fecha));
  const x = (date: string) => 6 + (daysBetween(first.fecha, date) / span) * (width - 12);
  const y = (kilograms: number) => height - (kilograms / most) * height;
  return (
    <section className={frame.part} aria-labelledby="weight">
      <h2 id="weight">{text.title}</h2>
      <figure className={styles.chart}>
        <svg
          role="img"
          aria-label={text.chart(record.mascota.nombre, dateOf(first.fecha), dateOf(last.fecha))}
          viewBox={`0 0 ${width} ${height}`}
          className={styles.weights}
        >
          {usual && (
            <rect
              className={styles.usual}
              x="0"
              width={width}
              y={y(usual.hasta)}
              height={y(usual.desde) - y(usual.hasta)}
            />
          )}
          <polyline points={weights.map((one) => `${x(one.fecha)},${y(one.peso)}`).join(' ')} />
          {weights.map((one) => (
            <circle key={one.id} cx={x(one.fecha)} cy={y(one.peso)} r="3.5">
              <title>{`${dateOf(one.fecha)}: ${text.kg(say(one.peso))}`}</title>
            </circle>
          ))}
        </svg>
        <figcaption>
          {dateOf(last.fecha)}: <strong>{text.kg(say(last.peso))}</strong>
          {usual && <p className={styles.soft}>{text.usual(say(usual.desde), say(usual.hasta))}</p>}
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
                <th scope="row">{dateOf(one.fecha)}</th>
                <td>{text.kg(say(one.peso))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
