import { useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
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
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerHoursText } from '#app/i18n/volunteer-hours/use-volunteer-hours-text.ts';
import { dayInWords } from '#app/volunteers/day-words.ts';
import hoursStyles from '#app/volunteers/Hours.module.css';
import { HoursRow } from '#app/volunteers/HoursRow.tsx';
import { findHoursToReview, reviewHours } from '#domain/volunteers/hours-calls.ts';
import { ShiftReview } from './ShiftReview.tsx';
import styles from './Volunteers.module.css';

/** Shifts that are over, and what volunteers noted: the oldest first. */
export function HoursToReview() {
  const text = useVolunteerHoursText().desk;
  const language = useLanguage();
  const { data, failure, reload } = useCall(findHoursToReview, {}, { isFresh: true });
  const { failure: failed, attempt } = useAttempt();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, outcome, false, data?.entries);
  if (!data)
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  const say = (title: string) => setOutcome({ kind: 'success', title });
  const review = (id: string, confirms: boolean) =>
    attempt(async () => {
      await call(reviewHours, { id, confirms });
      say(confirms ? text.confirmed : text.rejected);
    });
  const { shifts, entries } = data;
  return (
    <section className={styles.part} aria-labelledby="to-review">
      <h2 id="to-review">{text.review}</h2>
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
      {failed && <FailureNotice failure={failed} />}
      {shifts.length + entries.length === 0 && (
        <EmptyState title={text.nothing}>
          <p>{text.nothingText}</p>
        </EmptyState>
      )}
      {shifts.map((shift) => (
        <ShiftReview key={shift.id} shift={shift} onDone={() => say(text.confirmed)} />
      ))}
      <ul className={`plain-list ${hoursStyles.rows}`}>
        {entries.map((entry) => {
          const day = dayInWords(entry.day, language);
          return (
            <HoursRow key={entry.id} entry={entry} name={entry.name}>
              <Button
                size="small"
                icon="check"
                aria-label={text.confirmOf(entry.name, day)}
                onClick={() => review(entry.id, true)}
              >
                {text.confirm}
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={text.rejectOf(entry.name, day)}
                onClick={() => review(entry.id, false)}
              >
                {text.reject}
              </Button>
            </HoursRow>
          );
        })}
      </ul>
    </section>
  );
}
