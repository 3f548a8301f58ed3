import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerRotaText } from '#app/i18n/volunteer-rota/use-volunteer-rota-text.ts';
import { useToday } from '#app/site.ts';
import { addDays } from '#domain/dates.ts';
import { locale } from '#domain/language.ts';
import { findRota } from '#domain/volunteers/shift-calls.ts';
import { CreateDialog } from './CreateDialog.tsx';
import { RotaDialogs, type RotaQuestion } from './RotaDialogs.tsx';
import { RotaShifts } from './RotaShifts.tsx';
import styles from './Volunteers.module.css';
import { mondayOf, readWeek, weekParam } from './week.ts';

/** A week of shifts, which stands in the address. */
export function Rota() {
  const text = useVolunteerRotaText();
  const language = useLanguage();
  const today = useToday();
  const [params] = useSearchParams();
  const week = readWeek(params, today);
  const { data, failure, reload } = useCall(findRota, { from: week }, { isFresh: true });
  const [isCreating, setCreating] = useState(false);
  const [asked, setAsked] = useState<RotaQuestion>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, outcome, isCreating || asked !== undefined, data);
  const say = (title: string) => setOutcome({ kind: 'success', title });
  const dayOf = (day: string) =>
    new Date(`${day}T12:00:00Z`).toLocaleDateString(locale[language], {
      ...{ day: 'numeric', month: 'long' },
      timeZone: 'UTC',
    });
  const to = (day: string) => `?${weekParam}=${day}`;
  return (
    <div className={styles.part}>
      <div className={styles.ways}>
        <Button icon="plus" onClick={() => setCreating(true)}>
          {text.create.button}
        </Button>
        <Link to={to(addDays(week, -7))}>{text.before}</Link>
        {week !== mondayOf(today) && <Link to="?">{text.now}</Link>}
        <Link to={to(addDays(week, 7))}>{text.after}</Link>
      </div>
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
      <h2>{text.week(dayOf(week), dayOf(addDays(week, 6)))}</h2>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {data?.length === 0 && (
        <EmptyState title={text.none}>
          <p>{text.noneText}</p>
        </EmptyState>
      )}
      {data && <RotaShifts shifts={data} ask={setAsked} />}
      {isCreating && (
        <CreateDialog
          day={week > today ? week : addDays(today, 1)}
          onDone={(count) => say(text.create.done(count))}
          onClose={() => setCreating(false)}
        />
      )}
      {asked && <RotaDialogs asked={asked} say={say} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
