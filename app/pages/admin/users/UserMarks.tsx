import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import type { User } from '#domain/accounts/user-calls.ts';
import styles from '../AdminTable.module.css';

/** What is not as with most accounts. */
export function UserMarks({ user }: { user: User }) {
  const { marks } = useAdministrationText().users;
  const shown = [
    ...user.roles.filter((role) => role !== 'member'),
    ...(user.confirmed ? [] : (['unconfirmed'] as const)),
    ...(user.disabled ? (['disabled'] as const) : []),
  ];
  if (shown.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.chips}`}>
      {shown.map((mark) => (
        <li key={mark} className={styles.chip} data-kind={mark}>
          {marks[mark]}
        </li>
      ))}
    </ul>
  );
}
