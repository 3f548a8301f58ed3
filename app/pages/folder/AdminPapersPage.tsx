import { useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import {
  findPapersToReview,
  type PaperToReview,
} from '#domain/document-folders/folder-review-calls.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

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
  const page = readPageNumber(params.get(pageParam));
  const list = useCallList(
    findPapersToReview,
    { page, limit: 30 },
    { addressOf: (number) => addressWith({}, number) },
  );
  const columns: Column<PaperToReview>[] = [
    { header: text.columns.document, kind: 'title', cell: ({ name }) => name },
    { header: text.columns.pet, kind: 'named', cell: ({ petName }) => petName },
    {
      header: text.columns.since,
      kind: 'named',
      cell: ({ waitingSince: since }) => <time dateTime={since}>{writeInstant(since)}</time>,
    },
    {
      header: text.columns.actions,
      kind: 'actions',
      cell: ({ id, name, folderId, petName }) => (
        <ButtonLink
          to={`${pathFor('documentFolder', language, { name: petName, folderId })}#${id}`}
          size="small"
          variant="outline"
          aria-label={text.openOf(name, petName)}
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
