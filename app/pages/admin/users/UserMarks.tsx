import type { User } from '#app/api/users.ts';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { isAdministrator } from '#app/session/session-user.ts';
import styles from '../AdminTable.module.css';

/** What is not as with most accounts. */
export function UserMarks({ user }: { user: User }) {
  const { marks } = useAdministrationText().users;
  const shown = [
    isAdministrator(user) && 'administrator',
    !user.confirmed && 'unconfirmed',
    user.disabled && 'disabled',
  ].filter((mark) => mark !== false);
  if (shown.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.chips}`}>
      {shown.map((mark) => (
        <li key={mark} className={styles.chip} data-kind={mark}>
          {marks[mark as keyof typeof marks]}
        </li>
      ))}
    </ul>
  );
}
