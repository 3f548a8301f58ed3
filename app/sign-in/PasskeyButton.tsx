import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import styles from '#app/forms/SchemaForm.module.css';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';

/** Signs in without password or code. Its code is loaded when it is pressed. */
export function PasskeyButton() {
  const { login } = useSignInText();
  const language = useLanguage();
  const { busy, failure, attempt } = useAttempt();
  const [unused, setUnused] = useState(false);
  const press = () =>
    attempt(async () => {
      setUnused(false);
      const { signInWithPasskey } = await import('./passkeys.ts');
      setUnused((await signInWithPasskey(language)) === 'unused');
    });
  return (
    <>
      <Button variant="outline" aria-disabled={busy || undefined} onClick={press}>
        {login.passkey}
      </Button>
      <div role="status" className={styles.small}>
        {unused && <p>{login.passkeyUnused}</p>}
      </div>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
