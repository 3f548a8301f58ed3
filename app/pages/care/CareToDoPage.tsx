import { Link, useSearchParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import frame from '#app/components/PageParts.module.css';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { can } from '#domain/access/rights.ts';
import { type CareToDo, findCareToDo } from '#domain/care/care-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Care.module.css';
import { CareCalendar } from './CareCalendar.tsx';
import { useOwnLots } from './lots/use-own-lots.ts';
import { Reminders } from './Reminders.tsx';
import { ToDoList } from './ToDoList.tsx';
import { Unrecorded } from './Unrecorded.tsx';
import { useDone } from './use-done.ts';

/** What is to do for the pets that somebody looks after; for staff also for all of them. */
export default function CareToDoPage() {
  const text = useCareText().toDo;
  const [search] = useSearchParams();
  const language = useLanguage();
  return (
    <>
      <PageHead title={text.title} description={text.lead} noIndex />
      <LoginRequired>
        {(user) => {
          const ofAll = search.get('de') === 'todas' && can(user, 'pets.manageAny');
          return (
            <Wrap className={frame.page}>
              <header>
                <h1>{text.title}</h1>
                <p className={styles.soft}>{ofAll ? text.leadAll : text.lead}</p>
                <p>
                  <Link to={`${pathFor('careLots', language)}${ofAll ? '?de=todas' : ''}`}>
                    {text.lots}
                  </Link>
                </p>
              </header>
              <Day key={String(ofAll)} ofAll={ofAll} />
            </Wrap>
          );
        }}
      </LoginRequired>
    </>
  );
}

function Day({ ofAll }: { ofAll: boolean }) {
  const text = useCareText().toDo;
  const { data, failure, reload } = useCall(findCareToDo, { ofAll });
  const doing = useDone(data?.items);
  const lotsOf = useOwnLots();
  if (!data)
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  const { items, today } = data;
  const isDue = ({ state }: CareToDo) => state === 'late' || state === 'today';
  const due = items.filter(isDue);
  const soon = items.filter((one) => !isDue(one));
  const kinds = due.map(({ kind }) => kind);
  const counts = [...new Set(kinds)].map((kind) => ({
    kind,
    count: kinds.filter((one) => one === kind).length,
  }));
  return (
    <>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {doing.failure && <FailureNotice failure={doing.failure} />}
      <OutcomeNotice {...doing.notice} />
      <p className={styles.name} aria-live="polite">
        {counts.length > 0 ? text.today(counts) : text.nothingToday}
      </p>
      {items.length === 0 && (
        <EmptyState animal="dog" title={text.none}>
          <p>{text.noneText}</p>
        </EmptyState>
      )}
      {due.length > 0 && (
        <ToDoList title={text.late} today={today} items={due} doing={doing} lotsOf={lotsOf} />
      )}
      {soon.length > 0 && (
        <ToDoList title={text.soon} today={today} items={soon} doing={doing} lotsOf={lotsOf} />
      )}
      {doing.dialog}
      <Unrecorded pets={data.unrecorded} today={today} />
      <Reminders areWanted={data.reminders} />
      <CareCalendar />
    </>
  );
}
