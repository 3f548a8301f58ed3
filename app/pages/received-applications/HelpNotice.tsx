import { openHelp } from '#app/adoption/application.ts';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { markHelped } from '#domain/adoption/follow-up-calls.ts';
import styles from './Application.module.css';
import { firstNameOf } from './first-name.ts';
import type { ReceivedApplication } from './received-calls.ts';

interface Props {
  application: ReceivedApplication;
}

/** A family that waits for help; nothing where none does. */
export function HelpNotice({ application }: Props) {
  const text = useReceivedText().help;
  const language = useLanguage();
  const { busy, failure, attempt } = useAttempt();
  const waiting = openHelp(application);
  if (waiting.length === 0) return null;
  const markHandled = () =>
    attempt(async () => {
      await call(markHelped, { id: application.id });
    });
  return (
    <Notice kind="warning" title={text.title(firstNameOf(application.name))}>
      {waiting.map(({ askedAt, answer, words }) => (
        <p key={askedAt} className={styles.words}>
          {formatInstant(askedAt, language)}: {words || text[answer]}
        </p>
      ))}
      <p>{text.lead}</p>
      {failure && <FailureNotice failure={failure} />}
      <div>
        <Button size="small" disabled={busy} onClick={markHandled}>
          {text.handled}
        </Button>
      </div>
    </Notice>
  );
}
