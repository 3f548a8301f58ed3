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
import type { SessionUser } from '#app/session/session-user.ts';
import type { Role } from '#domain/accounts/viewer.ts';
import { RolesDialog } from './RolesDialog.tsx';
import { UserMarks } from './UserMarks.tsx';
import styles from './UserPage.module.css';
import { oppositeOf, setRoles, type UserAction, userActions } from './users.ts';

interface Props {
  user: User;
  /** The administrator who is signed in. */
  viewer: SessionUser;
  onChanged: () => void;
}

/** Who it is, what they may do, and how that is changed. */
export function UserHead({ user, viewer, onChanged }: Props) {
  const { failures } = useAccountText();
  const { roles: roleWords, user: text } = useAdministrationText();
  const [choosesRoles, setChoosesRoles] = useState(false);
  const [chosen, setChosen] = useState<UserAction>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  useKeptFocus(outcomeRef, outcome, chosen !== undefined || choosesRoles, [user]);
  const isOwn = user.id === viewer.id;

  async function run(action: UserAction) {
    await userActions[action](user.id);
    const opposite = isOwn ? undefined : oppositeOf[action];
    setOutcome({
      kind: 'success',
      title: text.actions[action].done(user.name),
      ...(opposite && {
        undo: {
          label: text.undo,
          run: () => takeBack(() => userActions[opposite](user.id), opposite),
        },
      }),
    });
    onChanged();
  }

  async function saveRoles(given: readonly Role[]) {
    const before = user.roles;
    await setRoles(user.id, given);
    setOutcome({
      kind: 'success',
      title: text.setRoles.done(user.name),
      ...(!isOwn && {
        undo: {
          label: text.undo,
          run: () => takeBack(() => setRoles(user.id, before), 'setRoles'),
        },
      }),
    });
    onChanged();
    const token = readSession()?.token;
    // What this browser knows of its own account has changed: pages of the staff may be closed to it.
    if (isOwn && token) await renewToken(token);
  }

  async function takeBack(work: () => Promise<unknown>, what: UserAction | 'setRoles') {
    try {
      await work();
      setOutcome({
        kind: 'success',
        title: (what === 'setRoles' ? text.setRoles : text.actions[what]).done(user.name),
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
        {user.disabled || !user.confirmed ? (
          <p>{user.disabled ? text.disabled : text.unconfirmed}</p>
        ) : (
          <ul className="plain-list">
            {user.roles.map((role) => (
              <li key={role}>
                <strong>{roleWords[role].name}</strong>: {roleWords[role].may}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          {mayHaveRoles(user) && (
            <Button
              size="small"
              variant="outline"
              onClick={() => {
                setOutcome(undefined);
                setChoosesRoles(true);
              }}
            >
              {text.setRoles.choose}
            </Button>
          )}
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
      {choosesRoles && (
        <RolesDialog
          user={user}
          isOwn={isOwn}
          save={saveRoles}
          onClose={() => setChoosesRoles(false)}
        />
      )}
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
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Whoever cannot sign in gets no roles before they can; those that they have can be taken. */
const mayHaveRoles = ({ roles, confirmed, disabled }: User): boolean =>
  (confirmed && !disabled) || roles.some((role) => role !== 'member');

/** Nobody disables themselves; whoever cannot sign in has no sessions. */
function actionsFor(user: User, isOwn: boolean): UserAction[] {
  const canSignIn = user.confirmed && !user.disabled;
  const actions: (UserAction | false)[] = [
    !user.confirmed && !user.disabled && 'resend',
    user.disabled ? 'enable' : !isOwn && 'disable',
    canSignIn && 'signOut',
  ];
  return actions.filter((action) => action !== false);
}
