import type { User } from '#app/api/users.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { isAdministrator, type SessionUser } from '#app/session/session-user.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './AdminTable.module.css';
import { type UserAction, userActions } from './users.ts';

interface Props {
  user: User;
  /** The administrator who is signed in. */
  viewer: SessionUser;
  onClose: (changed: boolean) => void;
}

/** What administrators may do with somebody's account; each is written into the security log. */
export function UserDialog({ user, viewer, onClose }: Props) {
  const { close } = useAccountText();
  const text = useAdministrationText().users;
  const language = useLanguage();
  const { busy, failure, attempt } = useAttempt();
  const actions: UserAction[] = [
    isAdministrator(user) ? 'makeMember' : 'makeAdministrator',
    user.disabled ? 'enable' : 'disable',
    'signOut',
  ];

  const run = (action: UserAction) =>
    attempt(async () => {
      await userActions[action](user.id);
      onClose(true);
    });

  return (
    <MessageDialog title={user.name} close={close} onClose={() => onClose(false)}>
      <p>{user.email}</p>
      {user.id === viewer.id && <Notice kind="warning" title={text.yourself} />}
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button
            key={action}
            size="small"
            variant="outline"
            disabled={busy}
            onClick={() => run(action)}
          >
            {text.actions[action]}
          </Button>
        ))}
        <ButtonLink
          to={`${pathFor('adminAudit', language)}?${new URLSearchParams({ usuario: user.id })}`}
          size="small"
          variant="quiet"
        >
          {text.activity}
        </ButtonLink>
      </div>
    </MessageDialog>
  );
}
