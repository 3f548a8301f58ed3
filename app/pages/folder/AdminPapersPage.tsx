import { useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { addressWith, useManagedList } from '#app/lists/use-managed-list.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import { findPapersToReview, type PaperToReview } from './folder-calls.ts';

/** What waits for an administrator's review, in all folders. */
export default function AdminPapersPage() {
  const text = useFolderText().toReview;
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <Queue />}
    </AdminFrame>
  );
}

function Queue() {
  const text = useFolderText().toReview;
  const language = useLanguage();
  const writeInstant = useSiteInstant();
  const [params] = useSearchParams();
  const list = useManagedList({
    find: findPapersToReview,
    query: { page: readPageNumber(params.get(pageParam)), lang: language },
    addressOf: (page) => addressWith({}, page),
  });
  const columns: Column<PaperToReview>[] = [
    { header: text.columns.document, kind: 'title', cell: ({ document }) => document },
    { header: text.columns.pet, kind: 'named', cell: ({ petName }) => petName },
    {
      header: text.columns.since,
      kind: 'named',
      cell: ({ since }) => <time dateTime={since}>{writeInstant(since)}</time>,
    },
    {
      header: text.columns.actions,
      kind: 'actions',
      cell: ({ id, document, folderId, petName }) => (
        <ButtonLink
          to={`${pathFor('documentFolder', language, { name: petName, folderId })}#${id}`}
          size="small"
          variant="outline"
          aria-label={text.openOf(document, petName)}
        >
          {text.open}
        </ButtonLink>
      ),
    },
  ];
  return (
    <ManagedList
      list={list}
      bar={null}
      count={(total) => (total > 0 ? text.count(total) : '')}
      empty={<EmptyState title={text.none} />}
    >
      {(papers) => <ManagedTable columns={columns} items={papers} label={text.title} />}
    </ManagedList>
  );
}
