import { useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerHoursText } from '#app/i18n/volunteer-hours/use-volunteer-hours-text.ts';
import { dayInWords, hoursOf, minutesOf } from '#app/volunteers/day-words.ts';
import hoursStyles from '#app/volunteers/Hours.module.css';
import { HoursRow } from '#app/volunteers/HoursRow.tsx';
import { HoursSums } from '#app/volunteers/HoursSums.tsx';
import { correctHours, findHoursOf, type HoursOf } from '#domain/volunteers/hours-calls.ts';
import { hoursLimits } from '#domain/volunteers/hours-rules.ts';
import styles from './Volunteers.module.css';

type Entry = HoursOf['entries'][number];

/** The hours of one volunteer, also what was corrected. */
export function VolunteerHours({ folio }: { folio: number }) {
  const all = useVolunteerHoursText();
  const text = all.desk;
  const language = useLanguage();
  const { data, failure, reload } = useCall(findHoursOf, { folio });
  const [correcting, setCorrecting] = useState<Entry>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, outcome, correcting !== undefined, data?.entries);
  if (!data) return failure ? <FailureNotice failure={failure} retry={reload} /> : null;
  return (
    <section className={styles.part} aria-labelledby="volunteer-hours">
      <h3 id="volunteer-hours">{all.hours}</h3>
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
      {data.entries.length === 0 ? <p>{text.noHours}</p> : <HoursSums sums={data} />}
      <ul className={`plain-list ${hoursStyles.rows}`}>
        {data.entries.map((entry) => (
          <HoursRow key={entry.id} entry={entry}>
            {entry.state === 'confirmed' && (
              <Button
                size="small"
                variant="quiet"
                icon="pencil"
                aria-label={text.correctOf(dayInWords(entry.day, language))}
                onClick={() => setCorrecting(entry)}
              >
                {text.correct}
              </Button>
            )}
          </HoursRow>
        ))}
      </ul>
      {correcting && (
        <CorrectDialog
          entry={correcting}
          onDone={() => setOutcome({ kind: 'success', title: text.corrected })}
          onClose={() => setCorrecting(undefined)}
        />
      )}
    </section>
  );
}

function CorrectDialog({
  entry,
  onDone,
  onClose,
}: {
  entry: Entry;
  onDone: () => void;
  onClose: () => void;
}) {
  const all = useVolunteerHoursText();
  const text = all.desk;
  const form = useForm({
    defaults: { minutes: hoursOf(entry.minutes), note: entry.note },
    async send({ minutes, note }) {
      await call(correctHours, { id: entry.id, minutes: minutesOf(minutes), note });
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog title={text.correctTitle} words={{ save: text.save }} form={form} onClose={onClose}>
      <TextField
        inputMode="decimal"
        label={all.hours}
        hint={all.hoursHint}
        {...form.field('minutes', { required: 'required' })}
      />
      <TextField label={text.why} maxLength={hoursLimits.note} {...form.field('note')} />
    </FormDialog>
  );
}
