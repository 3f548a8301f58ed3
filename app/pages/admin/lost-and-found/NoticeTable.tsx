import { Link } from 'react-router';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { useNoticeDeskText } from '#app/i18n/notice-desk.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { NoticeRow } from '#domain/lost-and-found/notice-desk-calls.ts';
import { noticeLabels } from '#domain/lost-and-found/notice-labels.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './NoticeDesk.module.css';

export function NoticeTable({ items }: { items: readonly NoticeRow[] }) {
  const text = useNoticeDeskText();
  const { columns: headers } = text;
  const language = useLanguage();
  const labels = noticeLabels[language];
  const when = useSiteInstant();
  const columns: Column<NoticeRow>[] = [
    {
      header: headers.what,
      kind: 'title',
      cell: ({ folio, kind, species, photos, blocked }) => (
        <>
          <Link to={pathFor('adminNotice', language, { folio: String(folio) })}>
            {folio} · {labels.kinds[kind]} · {labels.species[species]}
          </Link>
          <span className={styles.marks}>
            {photos > 0 && <span className={styles.soft}>{text.photos(photos)}</span>}
            {blocked > 0 && <span className={styles.warns}>{text.blocked(blocked)}</span>}
          </span>
        </>
      ),
    },
    {
      header: headers.place,
      kind: 'named',
      cell: ({ place, area }) => [area, place].filter(Boolean).join(', '),
    },
    {
      header: headers.when,
      kind: 'named',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{when(createdAt)}</time>,
    },
    { header: headers.state, kind: 'named', cell: ({ state }) => labels.states[state] },
  ];
  return <ManagedTable columns={columns} items={items} label={text.title} />;
}
