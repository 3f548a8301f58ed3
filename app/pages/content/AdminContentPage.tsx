import { Link, useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { Chip } from '#app/components/Chip.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { LiveSearch } from '#app/lists/LiveSearch.tsx';
import { addressWith } from '#app/lists/use-managed-list.ts';
import { type ListedContent, listContent } from '#domain/content/content-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './AdminContentPage.module.css';
import { LibraryButtons } from './LibraryButtons.tsx';
import { TextStateNotice } from './TextStateNotice.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** Every text of the portal, with what is unfinished about it. */
export default function AdminContentPage() {
  const { list } = useContentEditorText();
  return (
    <AdminFrame title={list.title} lead={list.lead}>
      {({ id }) => (
        <>
          <TextStateNotice />
          <ContentList viewerId={id} />
        </>
      )}
    </AdminFrame>
  );
}

function ContentList({ viewerId }: { viewerId: string }) {
  const { list } = useContentEditorText();
  const [params] = useSearchParams();
  const term = params.get('busca')?.trim().slice(0, 80) ?? '';
  const isOwn = params.get('borradores') === 'mios';
  const {
    data: all,
    failure,
    isCurrent,
    reload,
  } = useCall(listContent, { ...(term && { term }) }, { keepsPrevious: true });
  const data = isOwn ? all?.filter(({ draft }) => draft?.savedBy?.id === viewerId) : all;
  const addressOf = (own: boolean, busca: string) =>
    addressWith({ busca, borradores: own ? 'mios' : '' }, 1);
  return (
    <>
      <div className={styles.bar}>
        <LiveSearch
          label={list.search}
          term={term}
          addressOf={(busca) => addressOf(isOwn, busca)}
        />
        <LibraryButtons />
      </div>
      {isOwn && (
        <p>
          {list.ownDrafts} · <Link to={addressOf(false, term)}>{list.allTexts}</Link>
        </p>
      )}
      <p role="status">{term && data && isCurrent && list.found(data.length)}</p>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {data?.length === 0 && isCurrent && (
        <EmptyState title={list.none}>
          <p>{list.noneHint}</p>
        </EmptyState>
      )}
      <ul className={`plain-list ${styles.list}`} aria-busy={!isCurrent}>
        {data?.map((document) => (
          <ContentRow key={document.slug} document={document} />
        ))}
      </ul>
    </>
  );
}

function ContentRow({ document }: { document: ListedContent }) {
  const { list } = useContentEditorText();
  const language = useLanguage();
  const when = useSiteInstant();
  const { slug, version, publishedAt, draft, publishAt, open, missing, passage } = document;
  const title = document.title[language];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {passage && (
          <p className={styles.passage} lang={passage.language ?? undefined}>
            {passage.text}
          </p>
        )}
        <p className={styles.state}>
          {publishedAt
            ? `${list.version(version)} · ${list.published(when(publishedAt))}`
            : list.first}
        </p>
        {open && <p className={styles.state}>{list.open(open.by?.name ?? list.somebody)}</p>}
      </div>
      <div className={styles.marks}>
        {draft && <Chip on>{list.draft}</Chip>}
        {missing > 0 && <Chip icon="warning">{list.missing(missing)}</Chip>}
        {publishAt && <Chip icon="calendar">{list.scheduled(when(publishAt))}</Chip>}
      </div>
      <ButtonLink
        to={pathFor('editContent', language, { slug })}
        variant="outline"
        size="small"
        aria-label={`${list.edit}: ${title}`}
      >
        {list.edit}
      </ButtonLink>
    </li>
  );
}
