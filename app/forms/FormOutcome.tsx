import { Notice } from '#app/feedback/Notice.tsx';
import { useText } from '#app/i18n/texts.tsx';
import type { Outcome } from './use-visitor-form.ts';

/** The banner after a form was sent. Its place is always there, so that screen readers hear what comes into it. */
export function FormOutcome({
  outcome,
  sent,
}: {
  outcome: Outcome | undefined;
  sent: { title: string; text: string };
}) {
  const { failed, tooMany } = useText().contact;
  const words = { sent, failed, tooMany };
  return (
    <div aria-live="polite">
      {outcome && (
        <Notice
          kind={outcome === 'sent' ? 'success' : 'error'}
          title={words[outcome].title}
          announce
        >
          <p>{words[outcome].text}</p>
        </Notice>
      )}
    </div>
  );
}
