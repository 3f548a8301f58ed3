import { Link } from 'react-router';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerDeskText } from '#app/i18n/volunteer-desk/use-volunteer-desk-text.ts';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { pathFor } from '#domain/site-map.ts';
import type { VolunteerRow } from '#domain/volunteers/volunteer-desk-calls.ts';
import { tasksInWords, volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import styles from './Volunteers.module.css';

export function VolunteerTable({ items }: { items: readonly VolunteerRow[] }) {
  const text = useVolunteerDeskText();
  const { columns: headers } = text;
  const language = useLanguage();
  const labels = volunteerLabels[language];
  const when = useSiteInstant();
  const columns: Column<VolunteerRow>[] = [
    {
      header: headers.who,
      kind: 'title',
      cell: ({ folio, name, age }) => (
        <>
          <Link to={pathFor('adminVolunteer', language, { folio: String(folio) })}>
            {folio} · {name}
          </Link>
          {age === 'minor' && <span className={styles.soft}>{text.minor}</span>}
        </>
      ),
    },
    { header: headers.tasks, kind: 'named', cell: ({ tasks }) => tasksInWords(tasks, language) },
    {
      header: headers.place,
      kind: 'named',
      cell: ({ postalCode, federalState }) => `${postalCode} ${federalState}`,
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
