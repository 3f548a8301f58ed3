import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Beside, BesideLink } from '#app/lists/BesideList.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { User } from '#domain/accounts/user-calls.ts';
import { locale } from '#domain/language.ts';
import { formatPhone } from '#domain/phone.ts';
import styles from '../AdminTable.module.css';
import { UserMarks } from './UserMarks.tsx';

interface Props {
  users: readonly User[];
  beside: Beside;
  /** Of an account, by its id. */
  pageOf: (id: string) => string;
}

export function UserTable({ users, beside, pageOf }: Props) {
  const text = useAdministrationText().users;
  const headers = text.columns;
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(locale[language], { dateStyle: 'medium' });
  const name: Column<User> = {
    header: headers.name,
    kind: 'title',
    cell: ({ id, name }) => (
      <BesideLink beside={beside} item={{ key: id, page: pageOf(id) }}>
        {name}
      </BesideLink>
    ),
  };
  const email: Column<User> = { header: headers.email, kind: 'named', cell: (user) => user.email };
  const marks: Column<User> = {
    header: headers.marks,
    kind: 'plain',
    cell: (user) => <UserMarks user={user} />,
  };
  const further: Column<User>[] = [
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
  ];
  const columns = beside.opened ? [name, email, marks] : [name, email, ...further, marks];
  return <ManagedTable className={styles.table} columns={columns} items={users} />;
}
