import { FactList } from '#app/components/FactList.tsx';
import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { rescueLabels } from '#domain/rescues/rescue-labels.ts';
import type { RescueCounts } from './RescueFigures.tsx';
import styles from './Rescues.module.css';

/** What was reported, where and at what time of day: of all reports that are kept. */
export function RescueSums({ counts: { byKind, byPlace, byDayPart } }: { counts: RescueCounts }) {
  const { sums: text, dayParts } = useRescueDeskText();
  const { kinds } = rescueLabels[useLanguage()];
  const groups = [
    [text.kinds, byKind.map(({ kind, total }) => [kinds[kind], total] as const)],
    [text.places, byPlace.map(({ place, total }) => [place || text.nowhere, total] as const)],
    [text.hours, byDayPart.map(({ part, total }) => [dayParts[part], total] as const)],
  ] as const;
  return (
    <details className={styles.sums}>
      <summary>{text.title}</summary>
      <p>{text.lead}</p>
      {groups.map(([title, rows]) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <FactList>
            {rows.map(([label, total]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{total}</dd>
              </div>
            ))}
          </FactList>
        </section>
      ))}
    </details>
  );
}
