import { useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import frame from '#app/components/PageParts.module.css';
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
import styles from '#app/volunteers/Hours.module.css';
import { HoursRow } from '#app/volunteers/HoursRow.tsx';
import { HoursSums } from '#app/volunteers/HoursSums.tsx';
import { findOwnHours, removeHours } from '#domain/volunteers/hours-calls.ts';
import { NoteHoursDialog } from './NoteHoursDialog.tsx';

/** The hours that a volunteer gave; they note those outside of shifts. */
export function OwnHours({ mayNote }: { mayNote: boolean }) {
  const all = useVolunteerHoursText();
  const text = all.own;
  const language = useLanguage();
  const { data, failure, reload } = useCall(findOwnHours, {});
  const { failure: failed, attempt } = useAttempt();
  const [isNoting, setNoting] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, outcome, isNoting, data?.entries);
  if (!data)
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  const say = (title: string) => setOutcome({ kind: 'success', title });
  return (
    <section className={frame.part} aria-labelledby="hours">
      <h2 id="hours">{text.title}</h2>
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
      {failed && <FailureNotice failure={failed} />}
      {data.entries.length === 0 ? <p>{text.none}</p> : <HoursSums sums={data} />}
      {mayNote && (
        <div>
          <Button size="small" icon="plus" variant="outline" onClick={() => setNoting(true)}>
            {text.add}
          </Button>
        </div>
      )}
      {data.entries.length > 0 && (
        <>
          <h3>{text.list}</h3>
          <ul className={`plain-list ${styles.rows}`}>
            {data.entries.map((entry) => (
              <HoursRow key={entry.id} entry={entry}>
                {entry.state === 'noted' && (
                  <Button
                    size="small"
                    variant="quiet"
                    icon="trash"
                    aria-label={text.removeOf(dayInWords(entry.day, language))}
                    onClick={() =>
                      attempt(async () => {
                        await call(removeHours, { id: entry.id });
                        say(text.removed);
                      })
                    }
                  >
                    {text.remove}
                  </Button>
                )}
              </HoursRow>
            ))}
          </ul>
        </>
      )}
      {isNoting && (
        <NoteHoursDialog onDone={() => say(text.saved)} onClose={() => setNoting(false)} />
      )}
    </section>
  );
}
