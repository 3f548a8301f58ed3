import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { writeUser } from '#app/session/session-store.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { canUsePasskeys } from '#app/sign-in/can-use-passkeys.ts';
import { mostPasskeys } from '#domain/accounts/passkey.ts';
import { findPasskeys, type Passkey, removePasskey } from '#domain/accounts/passkey-calls.ts';
import { ConfirmPasswordForm } from './ConfirmPasswordForm.tsx';
import styles from './EntryList.module.css';
import { PasskeyForm } from './PasskeyForm.tsx';
import { PasskeyName } from './PasskeyName.tsx';

type Outcome = 'added' | 'unused' | 'alreadyThere';

/** Keys on the person's own devices that open the account without its password. */
export function Passkeys({ user }: { user: SessionUser }) {
  const { passkeys: text, cancel } = useAccountText();
  const language = useLanguage();
  const { data: passkeys, failure, reload } = useCall(findPasskeys, {});
  const [adding, setAdding] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [renaming, setRenaming] = useState<Passkey>();
  const [removing, setRemoving] = useState<Passkey>();
  const isFull = (passkeys?.length ?? 0) >= mostPasskeys;

  function finish(became: Outcome) {
    setAdding(false);
    setOutcome(became);
    if (became === 'added') writeUser({ id: user.id, segundo_factor_pendiente: false });
  }

  return (
    <Section title={text.title} lead={text.lead}>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {passkeys?.length === 0 && <p className={styles.facts}>{text.none}</p>}
      {passkeys?.length ? (
        <ul className={`plain-list ${styles.list}`}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.entry}>
              <div>
                <p className={styles.name}>{passkey.name}</p>
                <p className={styles.facts}>
                  {text.since(formatInstant(passkey.createdAt, language))} ·{' '}
                  {passkey.lastUsedAt
                    ? text.lastUse(formatInstant(passkey.lastUsedAt, language))
                    : text.neverUsed}
                </p>
              </div>
              <div className={styles.ways}>
                <Button size="small" variant="outline" onClick={() => setRenaming(passkey)}>
                  {text.rename}
                  <span className="visually-hidden">: {passkey.name}</span>
                </Button>
                <Button size="small" variant="outline" onClick={() => setRemoving(passkey)}>
                  {text.remove}
                  <span className="visually-hidden">: {passkey.name}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <div aria-live="polite">
        {outcome && (
          <Notice kind={outcome === 'added' ? 'success' : 'info'} title={text[outcome]} />
        )}
      </div>
      {adding && !isFull ? (
        <>
          <PasskeyForm hasSecondFactor={user.hasSecondFactor} onDone={finish} />
          <div>
            <Button variant="quiet" size="small" onClick={() => setAdding(false)}>
              {cancel}
            </Button>
          </div>
        </>
      ) : (
        <WayToAdd
          isFull={isFull}
          onBegin={() => {
            setOutcome(undefined);
            setAdding(true);
            // Some may have been added elsewhere: whether there is room is known before the password is asked for.
            reload();
          }}
        />
      )}
      {renaming && (
        <WritingDialog
          title={text.renameTitle}
          close={cancel}
          hasOwnAction
          onClose={() => setRenaming(undefined)}
        >
          <PasskeyName passkey={renaming} onDone={() => setRenaming(undefined)} />
        </WritingDialog>
      )}
      {removing && (
        <WritingDialog
          title={text.removeTitle(removing.name)}
          close={cancel}
          hasOwnAction
          onClose={() => setRemoving(undefined)}
        >
          <p>{text.removeText}</p>
          <ConfirmPasswordForm
            label={text.remove}
            run={async (password) => {
              await call(removePasskey, { id: removing.id, password });
              setRemoving(undefined);
            }}
          />
        </WritingDialog>
      )}
    </Section>
  );
}

function WayToAdd({ isFull, onBegin }: { isFull: boolean; onBegin: () => void }) {
  const { passkeys: text } = useAccountText();
  if (!canUsePasskeys()) return <p className={styles.facts}>{text.unsupported}</p>;
  if (isFull) return <p className={styles.facts}>{text.full}</p>;
  return (
    <div>
      <Button size="small" variant="outline" onClick={onBegin}>
        {text.add}
      </Button>
    </div>
  );
}
