import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call, read } from '#app/api/call.ts';
import { ApiError } from '#app/api/transport/api-error.ts';
import { useFound } from '#app/api/use-found.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { startSession } from '#app/session/renewal.ts';
import { confirmEmailChange, findEmailChange } from '#domain/accounts/security-calls.ts';
import styles from './AccountPage.module.css';

/** Where the link in the mail to a new address leads: what it would do, and a button, for programs open links too. */
export function ConfirmEmail() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const token = new URLSearchParams(search).get('correo-nuevo');
  const [changedTo, setChangedTo] = useState<string>();
  const text = useAccountText();
  const leave = () => navigate(pathname, { replace: true, preventScrollReset: true });

  return (
    <div aria-live="polite">
      {changedTo !== undefined && (
        <Notice
          kind="success"
          title={text.emailChange.done.title}
          onClose={{ label: text.close, close: () => setChangedTo(undefined) }}
        >
          <p>{text.emailChange.done.text(changedTo)}</p>
        </Notice>
      )}
      {token && (
        <OpenedLink
          token={token}
          onLeave={leave}
          onChanged={(email) => {
            setChangedTo(email);
            leave();
          }}
        />
      )}
    </div>
  );
}

interface OpenedLinkProps {
  token: string;
  onLeave: () => void;
  onChanged: (email: string) => void;
}

function OpenedLink({ token, onLeave, onChanged }: OpenedLinkProps) {
  const text = useAccountText();
  const { confirm, used } = text.emailChange;
  const found = useFound(
    ['emailChange', token],
    () => unlessUsed(read(findEmailChange, { token })),
    { isFresh: true },
  );
  const { data: change, failure, reload } = found;
  const [isUsed, setUsed] = useState(false);
  const { busy, failure: refused, attempt } = useAttempt();

  const confirmChange = () =>
    attempt(async () => {
      const changed = await unlessUsed(call(confirmEmailChange, { token }));
      if (changed === 'used') return setUsed(true);
      // Every session has ended, this one too; the key begins the next.
      await startSession(changed.email, changed.apiKey);
      onChanged(changed.email);
    });

  if (isUsed || change === 'used') {
    return (
      <Notice
        kind="warning"
        title={used.title}
        onClose={{ label: text.close, close: onLeave }}
        announce
      >
        <p>{used.text}</p>
      </Notice>
    );
  }
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!change) return <p role="status">{text.loading}</p>;
  return (
    <Notice title={confirm.title}>
      <p>{confirm.text(change.email)}</p>
      {refused && <FailureNotice failure={refused} />}
      <div className={styles.answers}>
        <Button size="small" disabled={busy} onClick={confirmChange}>
          {confirm.action}
        </Button>
        <Button size="small" variant="quiet" disabled={busy} onClick={onLeave}>
          {confirm.later}
        </Button>
      </div>
    </Notice>
  );
}

/** @throws ApiError when the portal cannot be asked now, or refuses for another reason */
async function unlessUsed<Answer>(call: Promise<Answer>): Promise<Answer | 'used'> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.errors.token) return 'used';
    throw error;
  }
}
