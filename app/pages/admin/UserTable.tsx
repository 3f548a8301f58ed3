import type { User } from '#app/api/users.ts';
import { Button } from '#app/components/Button.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { isAdministrator } from '#app/session/session-user.ts';
import { locale } from '#domain/language.ts';
import { formatPhone } from '#domain/phone.ts';
import styles from './AdminTable.module.css';

interface Props {
  users: readonly User[];
  onChoose: (user: User) => void;
}

export function UserTable({ users, onChoose }: Props) {
  const text = useAdministrationText().users;
  const headers = text.columns;
  const day = new Intl.DateTimeFormat(locale[useLanguage()], { dateStyle: 'medium' });
  const columns: Column<User>[] = [
    { header: headers.name, kind: 'title', cell: ({ name }) => name },
    { header: headers.email, kind: 'named', cell: ({ email }) => email },
    {
      header: headers.phone,
      kind: 'named',
      className: styles.nowrap,
      cell: ({ phone }) => formatPhone(phone),
    },
    { header: headers.city, kind: 'named', cell: ({ city }) => city },
    {
      header: headers.since,
      kind: 'named',
      className: styles.nowrap,
      cell: ({ createdAt }) => day.format(new Date(createdAt)),
    },
    { header: headers.marks, kind: 'plain', cell: (user) => <Marks user={user} /> },
    {
      header: headers.actions,
      kind: 'actions',
      cell: (user) => (
        <Button variant="outline" size="small" onClick={() => onChoose(user)}>
          {text.manage}
          <span className="visually-hidden">: {user.name}</span>
        </Button>
      ),
    },
  ];
  return <ManagedTable className={styles.table} columns={columns} items={users} />;
}

function Marks({ user }: { user: User }) {
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
