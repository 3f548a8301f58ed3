import { Link } from 'react-router';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { RescueRow } from '#domain/rescues/rescue-desk-calls.ts';
import { rescueLabels } from '#domain/rescues/rescue-labels.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Rescues.module.css';

export function RescueTable({ items }: { items: readonly RescueRow[] }) {
  const text = useRescueDeskText();
  const { columns: headers } = text;
  const language = useLanguage();
  const labels = rescueLabels[language];
  const when = useSiteInstant();
  const columns: Column<RescueRow>[] = [
    {
      header: headers.what,
      kind: 'title',
      cell: ({ folio, kind, species, waits, photos }) => (
        <>
          <Link to={pathFor('adminRescue', language, { folio: String(folio) })}>
            {folio} · {labels.kinds[kind]} · {labels.species[species]}
          </Link>
          <span className={styles.marks}>
            {waits && <span className={styles.waits}>{text.waits}</span>}
            {photos > 0 && <span className={styles.soft}>{text.photos(photos)}</span>}
          </span>
        </>
      ),
    },
    {
      header: headers.urgency,
      kind: 'named',
      cell: ({ urgency, isOpen }) => (
        <span className={styles.urgency} data-urgency={isOpen ? urgency : 'over'}>
          {labels.urgencies[urgency]}
        </span>
      ),
    },
    {
      header: headers.place,
      kind: 'named',
      className: styles.place,
      cell: ({ place, postalCode, federalState }) => (
        <>
          {place}
          <span className={styles.soft}>
            {postalCode} {federalState}
          </span>
        </>
      ),
    },
    {
      header: headers.when,
      kind: 'named',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{when(createdAt)}</time>,
    },
    {
      header: headers.who,
      kind: 'named',
      cell: ({ attendedBy }) => (attendedBy ? attendedBy.name || text.someone : text.nobody),
    },
    { header: headers.state, kind: 'named', cell: ({ state }) => labels.states[state] },
  ];
  return <ManagedTable columns={columns} items={items} label={text.title} />;
}
