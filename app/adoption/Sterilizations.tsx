import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useFollowUpText } from '#app/i18n/follow-up/use-follow-up-text.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useToday } from '#app/site.ts';
import { sterilizationLimits } from '#domain/adoption/sterilization.ts';
import {
  confirmSterilization,
  type FoundSterilization,
  findSterilizations,
  promiseSterilization,
} from '#domain/adoption/sterilization-calls.ts';
import { addDays } from '#domain/dates.ts';
import { locale } from '#domain/language.ts';
import styles from './FollowUpList.module.css';

interface Props {
  applicationId: string;
  /** Who adopted only reads. */
  isFamily: boolean;
}

/** What was agreed on about pets that were not sterilized when they were adopted; nothing where there is nothing to say. */
export function Sterilizations({ applicationId, isFamily }: Props) {
  const text = useFollowUpText().sterilization;
  const { data, failure, reload } = useCall(findSterilizations, { applicationId });
  if (!data && failure) return <FailureNotice failure={failure} retry={reload} />;
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
              <Change applicationId={applicationId} sterilization={one} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function State({ sterilization }: { sterilization: FoundSterilization }) {
  const text = useFollowUpText().sterilization;
  const language = useLanguage();
  const { petName, dueOn, doneAt } = sterilization;
  if (doneAt) return <p>{text.done(petName, formatInstant(doneAt, language))}</p>;
  return <p>{dueOn ? text.due(petName, longDate(dueOn, locale[language])) : text.none(petName)}</p>;
}

interface ChangeProps extends Pick<Props, 'applicationId'> {
  sterilization: FoundSterilization;
}

function Change({ applicationId, sterilization }: ChangeProps) {
  const text = useFollowUpText().sterilization;
  const today = useToday();
  const { petId, petName, dueOn } = sterilization;
  const { busy, failure, attempt } = useAttempt();
  const named = { applicationId, petId };
  const form = useForm({
    defaults: { dueOn: dueOn ?? '' },
    async send({ dueOn: day }) {
      await call(promiseSterilization, { ...named, dueOn: day });
    },
  });
  const confirm = () =>
    attempt(async () => {
      await call(confirmSterilization, named);
    });

  return (
    <SchemaForm state={form}>
      <TextField
        type="date"
        label={text.day(petName)}
        min={today}
        max={addDays(today, sterilizationLimits.days)}
        {...form.field('dueOn', { required: 'required' })}
      />
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.ways}>
        <Button type="submit" size="small" variant="outline" aria-disabled={form.busy || undefined}>
          {text.save}
        </Button>
        {dueOn && (
          <Button size="small" variant="quiet" icon="check" disabled={busy} onClick={confirm}>
            {text.confirm(petName)}
          </Button>
        )}
      </div>
      {dueOn && <p className={styles.lead}>{text.proof}</p>}
    </SchemaForm>
  );
}
