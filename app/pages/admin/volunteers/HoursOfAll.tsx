import { useState } from 'react';
import { callFile } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useVolunteerHoursText } from '#app/i18n/volunteer-hours/use-volunteer-hours-text.ts';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import { useToday } from '#app/site.ts';
import { HoursSums } from '#app/volunteers/HoursSums.tsx';
import { isDate } from '#domain/dates.ts';
import { exportHours, sumHours } from '#domain/volunteers/hours-calls.ts';
import styles from './Volunteers.module.css';

/** The sums of all volunteers between two days: of this year, unless others are chosen. */
export function HoursOfAll() {
  const text = useVolunteerHoursText().desk;
  const today = useToday();
  const [chosen, setChosen] = useState({ from: `${today.slice(0, 4)}-01-01`, until: today });
  const isRight = isDate(chosen.from) && isDate(chosen.until) && chosen.from <= chosen.until;
  const [span, setSpan] = useState(chosen);
  const choose = (change: Partial<typeof chosen>) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    if (isDate(next.from) && isDate(next.until) && next.from <= next.until) setSpan(next);
  };
  const { data, failure, reload } = useCall(sumHours, span);
  return (
    <section className={styles.part} aria-labelledby="sums">
      <h2 id="sums">{text.sums}</h2>
      <div className={styles.ways}>
        <TextField
          type="date"
          label={text.from}
          name="from"
          value={chosen.from}
          onChange={({ target }) => choose({ from: target.value })}
        />
        <TextField
          type="date"
          label={text.until}
          name="until"
          value={chosen.until}
          onChange={({ target }) => choose({ until: target.value })}
        />
        {isRight && (
          <DownloadButton
            label={text.export.button}
            fetchFile={async () => ({
              name: text.file,
              content: await callFile(exportHours, span),
            })}
          />
        )}
      </div>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {data?.total === 0 && <p>{text.none}</p>}
      {data && data.total > 0 && <HoursSums sums={data} />}
    </section>
  );
}
