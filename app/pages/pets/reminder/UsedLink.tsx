import { usePetReminderText } from '#app/i18n/pet-reminder/use-pet-reminder-text.ts';
import { MessageFrame } from './MessageFrame.tsx';
import { MyPetsLink } from './MyPetsLink.tsx';

/** `focus`: after a press, whose link was used meanwhile. */
export function UsedLink({ focus }: { focus: boolean }) {
  const { used } = usePetReminderText();
  return (
    <MessageFrame title={used.title} focus={focus}>
      <p>{used.text}</p>
      <p>{used.ways}</p>
      <MyPetsLink programme="adoption" />
    </MessageFrame>
  );
}
