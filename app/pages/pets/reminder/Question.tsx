import type { SubmitEvent } from 'react';
import { longDate } from '#app/components/long-date.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { usePetReminderText } from '#app/i18n/pet-reminder/use-pet-reminder-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useToday } from '#app/site.ts';
import { locale } from '#domain/language.ts';
import { MessageFrame } from './MessageFrame.tsx';
import styles from './PetReminder.module.css';
import type { Reminder } from './reminder.ts';

interface Props {
  reminder: Reminder;
  /** @throws ApiError */
  answer: () => Promise<void>;
}

/** The pet, and one button. */
export function Question({ reminder, answer: send }: Props) {
  const text = usePetReminderText();
  const language = useLanguage();
  const today = useToday();
  const { busy, failure, attempt } = useAttempt();
  const { answer, programme, petName, expiresOn } = reminder;
  const day = longDate(expiresOn, locale[language]);

  function press(event: SubmitEvent) {
    event.preventDefault();
    attempt(send);
  }

  return (
    <MessageFrame title={text.ask[answer][programme](petName)} reminder={reminder}>
      <p>{expiresOn < today ? text.expired(day) : text.visibleUntil(day)}</p>
      {answer === 'pause' && <p>{text.pauseText(petName)}</p>}
      {failure && <FailureNotice failure={failure} />}
      <form method="post" onSubmit={press}>
        <SubmitButton
          busy={busy}
          busyLabel={text.busy}
          icon={answer === 'pause' ? 'pause' : 'heart'}
        >
          {text.press[answer][programme]}
        </SubmitButton>
      </form>
      <p className={styles.small}>{text.nothingYet}</p>
    </MessageFrame>
  );
}
