import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { useSubscribersText } from '#app/i18n/subscribers.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { locale } from '#domain/language.ts';
import { formatPhone } from '#domain/phone.ts';
import styles from './SubscriberTable.module.css';
import type { Subscriber } from './subscribers.ts';

interface Props {
  subscribers: readonly Subscriber[];
  onRemove: (subscriber: Subscriber) => void;
}

/** A table; on a narrow screen each row becomes a card that names its cells. */
export function SubscriberTable({ subscribers, onRemove }: Props) {
  const text = useSubscribersText();
  const { columns } = text;
  const day = new Intl.DateTimeFormat(locale[useLanguage()], { dateStyle: 'medium' });
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.folio}</th>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.phone}</th>
          <th scope="col">{columns.email}</th>
          <th scope="col">{columns.language}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.since}</th>
          <th scope="col">
            <span className="visually-hidden">{columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {subscribers.map((subscriber) => {
          const { folio, estado, created_at, payload } = subscriber;
          return (
            <tr key={folio}>
              <td data-label={columns.folio}>{folio}</td>
              <th scope="row">{payload.nombre}</th>
              <td data-label={columns.phone} className={styles.whole}>
                {formatPhone(payload.telefono)}
              </td>
              <td data-label={columns.email}>
                <a href={`mailto:${payload.email}`}>{payload.email}</a>
              </td>
              <td data-label={columns.language}>{payload.lang.toUpperCase()}</td>
              <td data-label={columns.status}>
                <span className={styles.status} data-status={estado}>
                  {text.statuses[estado]}
                </span>
              </td>
              <td data-label={columns.since} className={styles.whole}>
                {day.format(new Date(created_at))}
              </td>
              <td>
                <Button variant="quiet" size="small" onClick={() => onRemove(subscriber)}>
                  <Icon name="close" label={text.remove(payload.nombre)} />
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
