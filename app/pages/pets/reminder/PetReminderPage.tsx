import { useState } from 'react';
import { useParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { usePetReminderText } from '#app/i18n/pet-reminder/use-pet-reminder-text.ts';
import { findPetReminder } from '#domain/pets/pet-reminder-calls.ts';
import { Answered } from './Answered.tsx';
import { Question } from './Question.tsx';
import { answerReminder, reminderOf } from './reminder.ts';
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
  const [isAnswered, setAnswered] = useState(false);
  const { data, failure, isMissing, reload } = useCall(
    findPetReminder,
    { id, token },
    // The link is used up by the answer: there is nothing to ask for again.
    { isFresh: true, isWanted: !isAnswered },
  );
  const [outcome, setOutcome] = useState<Outcome>();
  const reminder = data && reminderOf(data);

  async function answer() {
    setAnswered(true);
    try {
      setOutcome({ expiresOn: await answerReminder({ id, token }) });
    } catch (error) {
      setAnswered(false);
      throw error;
    }
  }

  if (outcome?.expiresOn && reminder) {
    return <Answered id={id} reminder={reminder} expiresOn={outcome.expiresOn} />;
  }
  if (outcome || isMissing || data?.isOpen === false) return <UsedLink focus={Boolean(outcome)} />;
  if (!reminder) {
    return (
      <>
        <h1 className="visually-hidden">{text.title}</h1>
        {failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />}
      </>
    );
  }
  return <Question reminder={reminder} answer={answer} />;
}
