import { type SubmitEvent, useCallback, useState } from 'react';
import { useLoaded } from '#app/api/use-loaded.ts';
import { Button } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useFollowUpText } from '#app/i18n/follow-up/use-follow-up-text.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useToday } from '#app/site.ts';
import { sterilizationLimits } from '#domain/adoption/sterilization.ts';
import { addDays } from '#domain/dates.ts';
import { locale } from '#domain/language.ts';
import styles from './FollowUpList.module.css';
import {
  agreeOnSterilization,
  findSterilizations,
  recordSterilization,
  type ShownSterilization,
} from './follow-ups.ts';

interface Props {
  applicationId: string;
  /** Who adopted only reads. */
  isFamily: boolean;
}

/** What was agreed on about pets that were not sterilized when they were adopted; nothing where there is nothing to say. */
export function Sterilizations({ applicationId, isFamily }: Props) {
  const text = useFollowUpText().sterilization;
  const load = useCallback(() => findSterilizations(applicationId), [applicationId]);
  const { data, failure, reload } = useLoaded(load);
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  const shown = data?.filter(({ dueOn }) => !isFamily || dueOn !== null) ?? [];
  if (shown.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{text.title}</h3>
      <p className={styles.lead}>{isFamily ? text.family : text.lead}</p>
      <ul className={`plain-list ${styles.list}`}>
        {shown.map((one) => (
          <li key={one.petId} className={styles.entry}>
            <State sterilization={one} />
            {!isFamily && one.doneAt === null && (
              <Change applicationId={applicationId} sterilization={one} onChanged={reload} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function State({ sterilization }: { sterilization: ShownSterilization }) {
  const text = useFollowUpText().sterilization;
  const language = useLanguage();
  const { petName, dueOn, doneAt } = sterilization;
  if (doneAt) return <p>{text.done(petName, formatInstant(doneAt, language))}</p>;
  return <p>{dueOn ? text.due(petName, longDate(dueOn, locale[language])) : text.none(petName)}</p>;
}

interface ChangeProps extends Pick<Props, 'applicationId'> {
  sterilization: ShownSterilization;
  onChanged: () => void;
}

function Change({ applicationId, sterilization, onChanged }: ChangeProps) {
  const text = useFollowUpText().sterilization;
  const today = useToday();
  const { petId, petName, dueOn } = sterilization;
  const [day, setDay] = useState(dueOn ?? '');
  const { busy, failure, attempt } = useAttempt();
  const send = (work: () => Promise<void>) =>
    attempt(async () => {
      await work();
      onChanged();
    });

  function save(event: SubmitEvent) {
    event.preventDefault();
    if (day) send(() => agreeOnSterilization(applicationId, petId, day));
  }

  return (
    <form className={styles.form} onSubmit={save}>
      <TextField
        type="date"
        label={text.day(petName)}
        min={today}
        max={addDays(today, sterilizationLimits.days)}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.ways}>
        <Button type="submit" size="small" variant="outline" disabled={busy || !day}>
          {text.save}
        </Button>
        {dueOn && (
          <Button
            size="small"
            variant="quiet"
            icon="check"
            disabled={busy}
            onClick={() => send(() => recordSterilization(applicationId, petId))}
          >
            {text.confirm(petName)}
          </Button>
        )}
      </div>
      {dueOn && <p className={styles.lead}>{text.proof}</p>}
    </form>
  );
}
