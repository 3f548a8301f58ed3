import { useRef, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { OutcomeNotice, useRestoredFocus } from '#app/feedback/OutcomeNotice.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import type { User } from '#domain/accounts/user-calls.ts';
import { RolesDialog } from './RolesDialog.tsx';
import { UserMarks } from './UserMarks.tsx';
import styles from './UserPage.module.css';
import { type UserChanges, useUserChanges } from './use-user-changes.ts';
import type { UserAction } from './user-changes.ts';

/** Who it is, what they may do, and how that is changed. */
export function UserHead(given: UserChanges) {
  const { user } = given;
  const { roles: roleWords, user: text } = useAdministrationText();
  const [choosesRoles, setChoosesRoles] = useState(false);
  const [chosen, setChosen] = useState<UserAction>();
  const { run, saveRoles, outcome, clear, isOwn } = useUserChanges(given);
  const outcomeRef = useRef<HTMLDivElement>(null);
  useRestoredFocus(outcomeRef, outcome, chosen !== undefined || choosesRoles, [user]);

  return (
    <section className={styles.head} aria-labelledby="user-name">
      <div className={styles.who}>
        <h2 id="user-name">{user.name}</h2>
        <p>{user.email}</p>
        <UserMarks user={user} />
      </div>
      {isOwn && <Notice kind="warning" title={text.yourself} />}
      <OutcomeNotice outcome={outcome} onClose={clear} place={outcomeRef} />
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
                clear();
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
                clear();
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
