import { ButtonLink } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { pageOf } from '#app/components/pet-pages.ts';
import { usePetReminderText } from '#app/i18n/pet-reminder/use-pet-reminder-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { MessageFrame } from './MessageFrame.tsx';
import { MyPetsLink } from './MyPetsLink.tsx';
import type { Reminder } from './reminder.ts';

interface Props {
  id: string;
  reminder: Reminder;
  expiresOn: string;
}

/** What became of the answer, and the ways on. */
export function Answered({ id, reminder, expiresOn }: Props) {
  const text = usePetReminderText();
  const language = useLanguage();
  const { answer, petName, programme } = reminder;
  if (answer === 'pause') {
    return (
      <MessageFrame title={text.paused.title(petName)} reminder={reminder} focus>
        <p>{text.paused.text}</p>
        <MyPetsLink programme={programme} />
      </MessageFrame>
    );
  }
  return (
    <MessageFrame title={text.renewed.title(petName)} reminder={reminder} focus>
      <p>{text.renewed.text(longDate(expiresOn, locale[language]))}</p>
      <MyPetsLink programme={programme}>
        <ButtonLink to={pathFor(pageOf[programme], language, { id })} variant="outline">
          {text.itsPage}
        </ButtonLink>
      </MyPetsLink>
    </MessageFrame>
  );
}
