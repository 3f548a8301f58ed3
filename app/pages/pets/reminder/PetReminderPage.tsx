import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { useLoaded } from '#app/api/use-loaded.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { usePetReminderText } from '#app/i18n/pet-reminder/use-pet-reminder-text.ts';
import { Answered } from './Answered.tsx';
import { Question } from './Question.tsx';
import { findReminder } from './reminder.ts';
import { UsedLink } from './UsedLink.tsx';

/**
 * Where the mails to owners lead. Programs that check mails open every link, so the page only shows what it is about;
 * the button answers.
 */
export default function PetReminderPage() {
  const text = usePetReminderText();
  return (
    <>
      <PageHead title={text.title} description={text.description} noIndex />
      <Reminder />
    </>
  );
}

/** The day until which the pet is listed, or that the link was used before the press. */
type Outcome = { expiresOn: string | undefined };

function Reminder() {
  const text = usePetReminderText();
  const { id = '', token = '' } = useParams();
  const load = useCallback(
    async () => ({ reminder: await findReminder({ id, token }) }),
    [id, token],
  );
  const { data, failure, reload } = useLoaded(load);
  const [outcome, setOutcome] = useState<Outcome>();

  if (!data) {
    return (
      <>
        <h1 className="visually-hidden">{text.title}</h1>
        {failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />}
      </>
    );
  }
  const { reminder } = data;
  if (!reminder || (outcome && !outcome.expiresOn)) return <UsedLink focus={Boolean(outcome)} />;
  if (outcome?.expiresOn) {
    return <Answered id={id} reminder={reminder} expiresOn={outcome.expiresOn} />;
  }
  return (
    <Question
      link={{ id, token }}
      reminder={reminder}
      onAnswered={(expiresOn) => setOutcome({ expiresOn })}
    />
  );
}
