import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { useLoaded } from '#app/api/use-loaded.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { Chip } from '#app/components/Chip.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { LiveSearch } from '#app/lists/LiveSearch.tsx';
import { addressWith } from '#app/lists/use-managed-list.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './AdminContentPage.module.css';
import { type ListedContent, listContent } from './content-calls.ts';
import { LibraryButtons } from './LibraryButtons.tsx';

/** Every text of the portal, with what is unfinished about it. */
export default function AdminContentPage() {
  const { list } = useContentEditorText();
  return (
    <AdminFrame title={list.title} lead={list.lead}>
      {() => (
        <>
          <LibraryButtons />
          <ContentList />
        </>
      )}
    </AdminFrame>
  );
}

function ContentList() {
  const { list } = useContentEditorText();
  const [params] = useSearchParams();
  const term = params.get('busca')?.trim().slice(0, 80) ?? '';
  const load = useCallback(() => listContent(term), [term]);
  const { data, failure, busy, reload } = useLoaded(load);
  return (
    <>
      <LiveSearch
        label={list.search}
        term={term}
        addressOf={(busca) => addressWith({ busca }, 1)}
      />
      <p role="status">{term && data && !busy && list.found(data.length)}</p>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {data?.length === 0 && !busy && (
        <EmptyState title={list.none}>
          <p>{list.noneHint}</p>
        </EmptyState>
      )}
      <ul className={`plain-list ${styles.list}`} aria-busy={busy}>
        {data?.map((document) => (
          <ContentRow key={document.clave} document={document} />
        ))}
      </ul>
    </>
  );
}

function ContentRow({ document }: { document: ListedContent }) {
  const { list } = useContentEditorText();
  const language = useLanguage();
  const when = useSiteInstant();
  const { clave, titulo, version, publicado, borrador, publicar_en, abierto, faltan, encontrado } =
    document;
  const title = titulo[language];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {encontrado && (
          <p className={styles.passage} lang={encontrado.idioma ?? undefined}>
            {encontrado.texto}
          </p>
        )}
        <p className={styles.state}>
          {publicado ? `${list.version(version)} · ${list.published(when(publicado))}` : list.first}
        </p>
        {abierto && (
          <p className={styles.state}>{list.open(abierto.por?.nombre ?? list.somebody)}</p>
        )}
      </div>
      <div className={styles.marks}>
        {borrador && <Chip on>{list.draft}</Chip>}
        {faltan > 0 && <Chip icon="warning">{list.missing(faltan)}</Chip>}
        {publicar_en && <Chip icon="calendar">{list.scheduled(when(publicar_en))}</Chip>}
      </div>
      <ButtonLink
        to={pathFor('editContent', language, { slug: clave })}
        variant="outline"
        size="small"
        aria-label={`${list.edit}: ${title}`}
      >
        {list.edit}
      </ButtonLink>
    </li>
  );
}
