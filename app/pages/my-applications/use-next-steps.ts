import { isOpen } from '#app/adoption/application-states.ts';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { isSignedByBoth } from '#domain/adoption/contract.ts';
import { agreedAhead, choosable } from '#domain/adoption/turn.ts';
import { instantInWords } from '#domain/zone-names.ts';
import type { OwnApplication } from './own-calls.ts';

type Standing = Pick<OwnApplication, 'status' | 'questions' | 'appointments' | 'contract'>;

/** What comes next for the family: what it has to do itself, the next appointment, and else what its state means. */
export function useNextSteps({ status, questions, appointments, contract }: Standing): string[] {
  const { next, steps, appointments: words } = useMyApplicationsText();
  const language = useLanguage();
  const { timezone } = useSite();
  const now = new Date();
  const open = isOpen(status);
  const [meeting] = open ? agreedAhead(appointments, now) : [];
  const mayNeedSignature = contract && !isSignedByBoth(contract) && (open || status === 'adopted');
  const todo = [
    ...(open && questions.some(({ answer }) => answer === null) ? [steps.answer] : []),
    ...(open && choosable(appointments, now).length > 0 ? [steps.choose] : []),
    ...(mayNeedSignature ? [contract.signedBy === 'family' ? steps.signed : steps.sign] : []),
    ...(meeting?.chosen
      ? [steps.meet(words.kinds[meeting.kind], instantInWords(meeting.chosen, language, timezone))]
      : []),
  ];
  return todo.length > 0 && open ? todo : [...todo, next[status]];
}
