import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useFirstStartText } from '#app/i18n/first-start/use-first-start-text.ts';
import { useSession, writeUser } from '#app/session/session-store.ts';
import { RecoveryCodes } from '#app/sign-in/RecoveryCodes.tsx';
import { TwoFactorScan } from '#app/sign-in/TwoFactorScan.tsx';
import { beginSecondFactor, type SecondFactorSecret } from '#domain/accounts/security-calls.ts';
import styles from './FirstStart.module.css';

interface Props {
  password: string;
  onDone: () => void;
}

/** May be left for later, unless the portal asks it of its administrators. */
export function SecondFactorStep({ password, onDone }: Props) {
  const text = useFirstStartText().secondFactor;
  const session = useSession();
  const [secret, setSecret] = useState<SecondFactorSecret>();
  const [codes, setCodes] = useState<string[]>();
  const { busy, failure, attempt } = useAttempt();
  const user = session.status === 'authenticated' ? session.user : undefined;
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (secret) {
    return (
      <TwoFactorScan
        secret={secret}
        onDone={(shown) => {
          if (user) {
            writeUser({ id: user.id, segundo_factor: true, segundo_factor_pendiente: false });
          }
          setCodes(shown);
        }}
      />
    );
  }
  return (
    <>
      <p>{text.text}</p>
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.ways}>
        <Button
          disabled={busy}
          onClick={() =>
            attempt(async () => setSecret(await call(beginSecondFactor, { password })))
          }
        >
          {text.begin}
        </Button>
        {user && !user.secondFactorDue && (
          <Button variant="quiet" onClick={onDone}>
            {text.later}
          </Button>
        )}
      </div>
      {user && !user.secondFactorDue && <p className={styles.hint}>{text.laterHint}</p>}
    </>
  );
}
