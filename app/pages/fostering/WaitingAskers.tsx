import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import frame from '#app/components/PageParts.module.css';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import {
  confirmAsker,
  findWaitingAskers,
  type WaitingAsker,
} from '#domain/fostering/foster-asker-calls.ts';
import { Contact } from './Contact.tsx';
import styles from './Fostering.module.css';

/** Rescuers who want to ask the homes, to confirm; nothing where nobody waits. */
export function WaitingAskers() {
  const text = useFosteringText().requests.permission;
  const { data, failure, reload } = useCall(findWaitingAskers, {});
  const { busy, failure: failed, attempt } = useAttempt();
  const [confirmed, setConfirmed] = useState<string>();
  const confirm = ({ accountId, contact }: WaitingAsker) =>
    attempt(async () => {
      await call(confirmAsker, { accountId });
      setConfirmed(contact.name);
    });
  if (!failure && !failed && !confirmed && !data?.length) return null;
  return (
    <section className={frame.part} aria-labelledby="waiting-askers">
      <h2 id="waiting-askers">{text.waitingTitle}</h2>
      <p className={styles.lead}>{text.waitingText}</p>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {failed && <FailureNotice failure={failed} />}
      <div role="status">
        {confirmed && <Notice kind="success" title={text.confirmed(confirmed)} />}
      </div>
      <ul className={`plain-list ${styles.list}`}>
        {data?.map((one) => (
          <li key={one.accountId} className={styles.card}>
            <Contact contact={one.contact} />
            <div>
              <Button
                size="small"
                icon="check"
                aria-label={text.confirmOf(one.contact.name)}
                aria-disabled={busy || undefined}
                onClick={() => confirm(one)}
              >
                {text.confirm}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
