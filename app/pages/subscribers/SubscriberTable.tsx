import { Button } from '#app/components/Button.tsx';
import { useSubscribersText } from '#app/i18n/subscribers.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { locale } from '#domain/language.ts';
import { formatPhone } from '#domain/phone.ts';
import styles from './SubscriberTable.module.css';
import type { Subscriber } from './subscribers.ts';

interface Props {
  subscribers: readonly Subscriber[];
  onRemove: (subscriber: Subscriber) => void;
}

export function SubscriberTable({ subscribers, onRemove }: Props) {
  const text = useSubscribersText();
  const headers = text.columns;
  const day = new Intl.DateTimeFormat(locale[useLanguage()], { dateStyle: 'medium' });
  const columns: Column<Subscriber>[] = [
    { header: headers.folio, kind: 'named', cell: ({ folio }) => folio },
    {
      header: headers.name,
      kind: 'title',
      className: styles.name,
      cell: ({ name }) => name,
    },
    {
      header: headers.phone,
      kind: 'named',
      className: styles.nowrap,
      cell: ({ phone }) => formatPhone(phone),
    },
    {
      header: headers.email,
      kind: 'named',
      cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
    },
    { header: headers.language, kind: 'named', cell: ({ language }) => language.toUpperCase() },
    {
      header: headers.status,
      kind: 'named',
      cell: ({ status, endedBy }) => (
        <>
          <span className={styles.status} data-status={status}>
            {text.statuses[status]}
          </span>
          {endedBy && <> · {text.ends[endedBy]}</>}
        </>
      ),
    },
    {
      header: headers.since,
      kind: 'named',
      className: styles.nowrap,
      cell: ({ createdAt }) => day.format(new Date(createdAt)),
    },
    {
      header: headers.actions,
      kind: 'actions',
      cell: (subscriber) => (
        <Button
          variant="quiet"
          size="small"
          icon="trash"
          aria-label={text.removeNamed(subscriber.name)}
          onClick={() => onRemove(subscriber)}
        >
          {text.remove}
        </Button>
      ),
    },
  ];
  return <ManagedTable columns={columns} items={subscribers} />;
}
