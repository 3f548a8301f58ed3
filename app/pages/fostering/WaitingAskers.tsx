import { useState } from 'react';
import { useLoaded } from '#app/api/use-loaded.ts';
import frame from '#app/components/AccountPage.module.css';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { Contact } from './Contact.tsx';
import styles from './Fostering.module.css';
import { findWaitingAskers, givePermission, type WaitingAsker } from './request-calls.ts';

/** Rescuers who want to ask the homes, to confirm; nothing where nobody waits. */
export function WaitingAskers() {
  const text = useFosteringText().requests.permission;
  const { data, failure, reload } = useLoaded(findWaitingAskers);
  const { busy, failure: failed, attempt } = useAttempt();
  const [confirmed, setConfirmed] = useState<string>();
  const confirm = ({ id, contacto }: WaitingAsker) =>
    attempt(async () => {
      await givePermission(id);
      setConfirmed(contacto.nombre);
      reload();
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
          <li key={one.id} className={styles.card}>
            <Contact contact={one.contacto} />
            <div>
              <Button
                size="small"
                icon="check"
                aria-label={text.confirmOf(one.contacto.nombre)}
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
