import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useDashboardText } from '#app/i18n/dashboard/use-dashboard-text.ts';
import { findFigures } from '#domain/dashboard/dashboard-calls.ts';
import styles from './Dashboard.module.css';
import { type Series, seriesOf } from './figures.ts';
import { MonthBars } from './MonthBars.tsx';
import { useSeriesWords } from './use-series-words.ts';

/** This month beside the last one and the year before, and what the months between them were like. */
export function Figures({ ofAll }: { ofAll: boolean }) {
  const text = useDashboardText().figures;
  const { data, failure, reload } = useCall(findFigures, { ofAll });
  const shown = data && seriesOf(data);
  // Of whom no right shows any.
  if (shown?.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="figures" aria-busy={!data && !failure}>
      <h2 id="figures">{text.title}</h2>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {data && shown && (
        <>
          <p className={styles.hint}>{text.lead}</p>
          {data.donations?.isTest && <p className={styles.hint}>{text.test}</p>}
          <Comparison series={shown} />
          <h3>{text.charts}</h3>
          <div className={styles.charts}>
            {shown
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

function Comparison({ series }: { series: readonly Series[] }) {
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
