import { ButtonLink } from '#app/components/Button.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { User } from '#domain/accounts/user-calls.ts';
import { locale } from '#domain/language.ts';
import { formatPhone } from '#domain/phone.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from '../AdminTable.module.css';
import { UserMarks } from './UserMarks.tsx';

export function UserTable({ users }: { users: readonly User[] }) {
  const text = useAdministrationText().users;
  const headers = text.columns;
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(locale[language], { dateStyle: 'medium' });
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
    { header: headers.marks, kind: 'plain', cell: (user) => <UserMarks user={user} /> },
    {
      header: headers.actions,
      kind: 'actions',
      cell: (user) => (
        <ButtonLink variant="outline" size="small" to={pathFor('adminUser', language, user)}>
          {text.open}
          <span className="visually-hidden">: {user.name}</span>
        </ButtonLink>
      ),
    },
  ];
  return <ManagedTable className={styles.table} columns={columns} items={users} />;
}
