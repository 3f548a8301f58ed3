import { usePetReminderText } from '#app/i18n/pet-reminder/use-pet-reminder-text.ts';
import { MessageFrame } from './MessageFrame.tsx';
import { MyPetsLink } from './MyPetsLink.tsx';

/** `focus`: after a press, whose link was spent meanwhile. */
export function UsedLink({ focus }: { focus: boolean }) {
  const { spent } = usePetReminderText();
  return (
    <MessageFrame title={spent.title} focus={focus}>
      <p>{spent.text}</p>
      <p>{spent.ways}</p>
      <MyPetsLink programme="adoption" />
    </MessageFrame>
  );
}
