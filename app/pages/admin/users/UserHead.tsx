import { useRef, useState } from 'react';
import type { User } from '#app/api/users.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { explainFailure } from '#app/feedback/explain-failure.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { type ActionOutcome, OutcomeNotice, useKeptFocus } from '#app/feedback/OutcomeNotice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { renewToken } from '#app/session/renewal.ts';
import { readSession } from '#app/session/session-store.ts';
import { isAdministrator, type SessionUser } from '#app/session/session-user.ts';
import { UserMarks } from './UserMarks.tsx';
import styles from './UserPage.module.css';
import { oppositeOf, type UserAction, userActions } from './users.ts';

interface Props {
  user: User;
  /** The administrator who is signed in. */
  viewer: SessionUser;
  onChanged: () => void;
}

/** Who it is, what they may do, and how that is changed. */
export function UserHead({ user, viewer, onChanged }: Props) {
  const { failures } = useAccountText();
  const text = useAdministrationText().user;
  const [chosen, setChosen] = useState<UserAction>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  useKeptFocus(outcomeRef, outcome, chosen !== undefined, [user]);
  const isOwn = user.id === viewer.id;

  async function run(action: UserAction) {
    await userActions[action](user.id);
    const opposite = isOwn ? undefined : oppositeOf[action];
    setOutcome({
      kind: 'success',
      title: text.actions[action].done(user.name),
      ...(opposite && { undo: { label: text.undo, run: () => undo(opposite) } }),
    });
    onChanged();
    const token = readSession()?.token;
    // What this browser knows of its own account has changed: the pages of administrators may be closed to it.
    if (isOwn && token) await renewToken(token);
  }

  async function undo(action: UserAction) {
    try {
      await userActions[action](user.id);
      setOutcome({
        kind: 'success',
        title: text.actions[action].done(user.name),
        lines: [text.undone],
      });
    } catch (error) {
      setOutcome({ kind: 'error', ...linesOf(error) });
    }
    onChanged();
  }

  function linesOf(error: unknown) {
    const { title, lines } = explainFailure(error, failures);
    return { title, lines };
  }

  return (
    <section className={styles.head} aria-labelledby="user-name">
      <div className={styles.who}>
        <h2 id="user-name">{user.name}</h2>
        <p>{user.email}</p>
        <UserMarks user={user} />
      </div>
      {isOwn && <Notice kind="warning" title={text.yourself} />}
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={outcomeRef} />
      <div className={styles.rights}>
        <h3>{text.rights}</h3>
        <p>
          {user.disabled
            ? text.disabled
            : user.confirmed
              ? text[isAdministrator(user) ? 'administrator' : 'member']
              : text.unconfirmed}
        </p>
        <div className={styles.actions}>
          {actionsFor(user, isOwn).map((action) => (
            <Button
              key={action}
              size="small"
              variant="outline"
              onClick={() => {
                setOutcome(undefined);
                setChosen(action);
              }}
            >
              {text.actions[action].choose}
            </Button>
          ))}
        </div>
      </div>
      {chosen && (
        <ConfirmDialog
          title={text.actions[chosen].title(user.name)}
          action={text.actions[chosen].yes}
          onClose={() => setChosen(undefined)}
          run={() => run(chosen)}
        >
          {text.actions[chosen].text.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {isOwn && chosen === 'makeMember' && <Notice kind="warning" title={text.losesAccess} />}
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Nobody disables themselves; whoever cannot sign in has no sessions, and gets no rights before they can. */
function actionsFor(user: User, isOwn: boolean): UserAction[] {
  const canSignIn = user.confirmed && !user.disabled;
  const actions: (UserAction | false)[] = [
    !user.confirmed && !user.disabled && 'resend',
    isAdministrator(user) ? 'makeMember' : canSignIn && 'makeAdministrator',
    user.disabled ? 'enable' : !isOwn && 'disable',
    canSignIn && 'signOut',
  ];
  return actions.filter((action) => action !== false);
}
