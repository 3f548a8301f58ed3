import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { Button } from '#app/components/Button.tsx';
import { useInboxText } from '#app/i18n/inbox/use-inbox-text.ts';
import { type Beside, BesideLink } from '#app/lists/BesideList.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { FoundMessage } from '#domain/contact/inbox-calls.ts';
import styles from './Messages.module.css';

/** Known by its folio, as its address has it. */
type Message = FoundMessage & { id: string };

interface Props {
  messages: readonly FoundMessage[];
  beside: Beside;
  /** Of a message, by its folio. */
  pageOf: (folio: string) => string;
  /** Undefined for who only reads. */
  onArchive: ((message: FoundMessage, step: 'archive') => void) | undefined;
}

export function MessageTable({ messages, beside, pageOf, onArchive }: Props) {
  const text = useInboxText();
  const when = useSiteInstant();
  const { columns: headers } = text;
  const columns: Column<Message>[] = [
    {
      header: headers.who,
      kind: 'title',
      cell: ({ name, readAt }) => (
        <>
          {name}
          {readAt === null && <span className={styles.unread}>{text.unread}</span>}
        </>
      ),
    },
    {
      header: headers.subject,
      kind: 'plain',
      className: styles.subject,
      cell: (message) => {
        const { id, subject, beginning, readAt, language: written } = message;
        return (
          <>
            <BesideLink
              beside={beside}
              item={{ key: id, page: pageOf(id) }}
              data-message={id}
              data-unread={readAt === null}
              lang={written}
            >
              {subject}
            </BesideLink>
            <p className={styles.beginning} lang={written}>
              {beginning}
            </p>
          </>
        );
      },
    },
    {
      header: headers.when,
      kind: 'named',
      cell: ({ activityAt }) => <time dateTime={activityAt}>{when(activityAt)}</time>,
    },
  ];
  if (beside.opened === '') {
    columns.push({
      header: headers.assigned,
      kind: 'named',
      cell: ({ assigned }) => (assigned ? assigned.name || text.someone : text.nobody),
    });
  }
  if (onArchive) {
    columns.push({
      header: headers.actions,
      kind: 'actions',
      cell: (message) =>
        message.state === 'active' && (
          <Button size="small" variant="quiet" onClick={() => onArchive(message, 'archive')}>
            {text.archive}
            <span className="visually-hidden">: {message.subject}</span>
          </Button>
        ),
    });
  }
  const items = messages.map((one) => ({ ...one, id: String(one.folio) }));
  return <ManagedTable columns={columns} items={items} label={text.title} />;
}
