import { Button } from '#app/components/Button.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { isAdministrator } from '#app/session/session-user.ts';
import { locale } from '#domain/language.ts';
import { formatPhone } from '#domain/phone.ts';
import styles from './AdminTable.module.css';
import type { ManagedUser } from './users.ts';

interface Props {
  users: readonly ManagedUser[];
  onChoose: (user: ManagedUser) => void;
}

export function UserTable({ users, onChoose }: Props) {
  const text = useAccountText().admin.users;
  const { columns } = text;
  const day = new Intl.DateTimeFormat(locale[useLanguage()], { dateStyle: 'medium' });
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.email}</th>
          <th scope="col">{columns.phone}</th>
          <th scope="col">{columns.city}</th>
          <th scope="col">{columns.since}</th>
          <th scope="col">{columns.marks}</th>
          <th scope="col">
            <span className="visually-hidden">{columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <th scope="row">{user.nombre}</th>
            <td data-label={columns.email}>{user.correo}</td>
            <td data-label={columns.phone} className={styles.whole}>
              {formatPhone(user.telefono)}
            </td>
            <td data-label={columns.city}>{user.domicilio.ciudad}</td>
            <td data-label={columns.since} className={styles.whole}>
              {day.format(new Date(user.created_at))}
            </td>
            <td>
              <Marks user={user} />
            </td>
            <td>
              <Button variant="outline" size="small" onClick={() => onChoose(user)}>
                {text.manage}
                <span className="visually-hidden">: {user.nombre}</span>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Marks({ user }: { user: ManagedUser }) {
  const { marks } = useAccountText().admin.users;
  const shown = [
    isAdministrator(user) && 'administrator',
    !user.confirmado && 'unconfirmed',
    user.deshabilitado && 'disabled',
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
