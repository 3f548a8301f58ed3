import { useLoaded } from '#app/api/use-loaded.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useDashboardText } from '#app/i18n/dashboard/use-dashboard-text.ts';
import styles from './Dashboard.module.css';
import type { DashboardFigures } from './figures.ts';
import { MonthBars } from './MonthBars.tsx';
import { useSeriesWords } from './use-series-words.ts';

/** This month beside the last one and the year before, and what the months between them were like. */
export function Figures({ find }: { find: () => Promise<DashboardFigures> }) {
  const text = useDashboardText().figures;
  const { data, failure, reload } = useLoaded(find);
  // Of whom no right shows any.
  if (data?.series.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="figures" aria-busy={!data && !failure}>
      <h2 id="figures">{text.title}</h2>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {data && (
        <>
          <p className={styles.hint}>{text.lead}</p>
          {data.isTest && <p className={styles.hint}>{text.test}</p>}
          <Comparison {...data} />
          <h3>{text.charts}</h3>
          <div className={styles.charts}>
            {data.series
              .filter(({ kind, values }) => !kind && values.some((value) => value))
              .map((series) => (
                <MonthBars key={series.measure} months={data.months} series={series} />
              ))}
          </div>
        </>
      )}
    </section>
  );
}

function Comparison({ series }: Pick<DashboardFigures, 'series'>) {
  const text = useDashboardText().figures;
  const { nameOf, figureOf } = useSeriesWords();
  return (
    <div className={styles.scroll}>
      <table className={styles.comparison}>
        <thead>
          <tr>
            <th scope="col">{text.columns.measure}</th>
            <th scope="col">{text.columns.now}</th>
            <th scope="col">{text.columns.before}</th>
            <th scope="col">{text.columns.year}</th>
          </tr>
        </thead>
        <tbody>
          {series.map((one) => (
            <tr key={nameOf(one)} data-part={one.kind ? '' : undefined}>
              <th scope="row">{nameOf(one)}</th>
              <td>{figureOf(one, one.values.at(-1))}</td>
              <td>{figureOf(one, one.values.at(-2))}</td>
              <td>{figureOf(one, one.values[0])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
