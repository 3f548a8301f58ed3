import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { Button } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useDriveDeskText } from '#app/i18n/drive-desk/use-drive-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import type { DataOfCall } from '#domain/contract/call.ts';
import { findDrives } from '#domain/drives/drive-desk-calls.ts';
import { driveLabels } from '#domain/drives/drive-labels.ts';
import { locale } from '#domain/language.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import { DriveDialog } from './DriveDialog.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

type Row = DataOfCall<typeof findDrives>[number];

export default function AdminDrivesPage() {
  const text = useDriveDeskText();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <DriveList />}
    </AdminFrame>
  );
}

/** All drives, the latest day first. */
function DriveList() {
  const text = useDriveDeskText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const [params] = useSearchParams();
  const list = useCallList(
    findDrives,
    { page: readPageNumber(params.get(pageParam)) },
    { addressOf: (page) => addressWith({}, page), refreshesOnFocus: true },
  );
  return (
    <>
      <ManagedList
        list={list}
        bar={
          <Button icon="plus" onClick={() => setMaking(true)}>
            {text.make}
          </Button>
        }
        count={(total) => (total > 0 ? text.count(total) : '')}
        empty={
          <EmptyState title={text.none}>
            <p>{text.noneText}</p>
          </EmptyState>
        }
      >
        {(items) => <DriveTable items={items} />}
      </ManagedList>
      {isMaking && (
        <DriveDialog
          onDone={(folio) => navigate(pathFor('adminDrive', language, { folio: String(folio) }))}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  );
}

function DriveTable({ items }: { items: readonly Row[] }) {
  const text = useDriveDeskText();
  const language = useLanguage();
  const { columns: headers } = text;
  const columns: Column<Row>[] = [
    {
      header: headers.drive,
      kind: 'title',
      cell: ({ folio, title }) => (
        <Link to={pathFor('adminDrive', language, { folio: String(folio) })}>{title}</Link>
      ),
    },
    {
      header: headers.day,
      kind: 'named',
      cell: ({ onDate }) => <time dateTime={onDate}>{longDate(onDate, locale[language])}</time>,
    },
    {
      header: headers.state,
      kind: 'named',
      cell: ({ state }) => driveLabels[language].states[state],
    },
    {
      header: headers.places,
      kind: 'named',
      cell: ({ figures, places, waiting }) => text.places(figures.booked, places, waiting),
    },
    {
      header: headers.result,
      kind: 'named',
      cell: ({ state, figures }) =>
        state === 'held' ? text.result(figures.sterilized, figures.noShow) : '',
    },
  ];
  return <ManagedTable columns={columns} items={items} label={text.title} />;
}
