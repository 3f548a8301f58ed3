import { useState } from 'react';
import { callFile } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Figures } from '#app/components/Figures.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useFiguresText } from '#app/i18n/adoption-figures/use-figures-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToList } from '#app/lists/BackToList.tsx';
import { ExportButton } from '#app/lists/ExportButton.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { useToday } from '#app/site.ts';
import { can } from '#domain/access/rights.ts';
import { exportFigures, type FoundFigures, findFigures } from '#domain/adoption/figure-calls.ts';
import { addMonths } from '#domain/adoption/figures.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './AdoptionFigures.module.css';
import { FigureTable, ReasonTable } from './FigureTable.tsx';
import { MonthBars } from './MonthBars.tsx';
import shared from './ReceivedApplications.module.css';

/** How adoption applications went: for one's own pets, and for staff all. */
export default function AdoptionFiguresPage() {
  const text = useFiguresText();
  const language = useLanguage();
  return (
    <div className={shared.page}>
      <PageHead title={text.title} description={text.lead} noIndex />
      <LoginRequired>
        {(user) => {
          const isStaff = can(user, 'applications.manageAny');
          const board = isStaff ? 'adminApplications' : 'receivedApplications';
          return (
            <>
              <nav aria-label={text.back}>
                <BackToList path={pathFor(board, language)} className={styles.back}>
                  ← {text.back}
                </BackToList>
              </nav>
              <h1>{text.title}</h1>
              <p className={shared.lead}>{isStaff ? text.staffLead : text.lead}</p>
              <AllFigures />
            </>
          );
        }}
      </LoginRequired>
    </div>
  );
}

const spans = [6, 12, 24, 36];

function AllFigures() {
  const text = useFiguresText();
  const last = useToday().slice(0, 7);
  const [span, setSpan] = useState(12);
  const first = addMonths(last, 1 - span);
  const period = { first, last };
  const { data, failure, reload } = useCall(findFigures, period, { keepsPrevious: true });
  return (
    <div className={styles.figures}>
      <div className={styles.bar}>
        <SelectField
          label={text.span}
          options={spans.map((count) => ({ value: String(count), label: text.months(count) }))}
          value={String(span)}
          onChange={({ target }) => setSpan(Number(target.value))}
        />
        <ExportButton
          text={text.download}
          fileName={`${text.file}-${first}-${last}.csv`}
          fetchTable={() => callFile(exportFigures, period)}
        />
      </div>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {data?.all.received === 0 && <EmptyState title={text.none}>{text.noneText}</EmptyState>}
      {data && data.all.received > 0 && <Shown figures={data} />}
    </div>
  );
}

function Shown({ figures }: { figures: FoundFigures }) {
  const text = useFiguresText();
  const { all, months, reasons, rescuers } = figures;
  // All figures count by the month of arrival.
  const busy = months.filter(({ received }) => received > 0);
  const headline = [
    [text.received, String(all.received), ''],
    [text.adopted, String(all.adopted), text.returnedOf(all.returned)],
    [text.answer, text.duration(all.answer.median), text.p90(text.duration(all.answer.p90))],
    [text.adoption, text.duration(all.adoption.median), text.p90(text.duration(all.adoption.p90))],
  ] as const;
  return (
    <>
      <Figures figures={headline} />
      <p className={styles.soft}>{text.explained}</p>
      <section className={styles.section}>
        <h2>{text.byMonth}</h2>
        <MonthBars months={months} />
        {busy.length < months.length && <p className={styles.soft}>{text.emptyMonths}</p>}
        <FigureTable
          label={text.byMonth}
          header={text.month}
          rows={busy
            .toReversed()
            .map((one) => ({ ...one, id: one.month, name: text.monthName(one.month) }))}
        />
      </section>
      <section className={styles.section}>
        <h2>{text.reasonsTitle}</h2>
        {reasons.length === 0 ? <p>{text.noReasons}</p> : <ReasonTable reasons={reasons} />}
      </section>
      {rescuers.length > 0 && (
        <section className={styles.section}>
          <h2>{text.byRescuer}</h2>
          <FigureTable
            label={text.byRescuer}
            header={text.rescuer}
            rows={rescuers.map((one, index) => ({
              ...one,
              id: String(index),
              name: one.name ?? text.nobody,
            }))}
          />
        </section>
      )}
    </>
  );
}
