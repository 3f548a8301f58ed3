import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useLoaded } from '#app/api/use-loaded.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { contentKeys, documentOf } from '#domain/content/content-documents.ts';
import { pathFor } from '#domain/site-map.ts';
import { findContent } from './content-calls.ts';
import { Editor } from './Editor.tsx';

/** One document of the portal's texts, in both languages, with its draft and its versions. */
export default function EditContentPage() {
  const { slug = '' } = useParams();
  const { list, back } = useContentEditorText();
  const language = useLanguage();
  const key = contentKeys.find((each) => documentOf(each).slug === slug);
  const title = key ? documentOf(key).label[language] : list.title;
  return (
    <AdminFrame title={title} lead={list.lead}>
      {(viewer) => (
        <>
          <p>
            <Link to={pathFor('adminContent', language)}>{back}</Link>
          </p>
          <LoadedEditor key={slug} slug={slug} viewerId={viewer.id} />
        </>
      )}
    </AdminFrame>
  );
}

function LoadedEditor({ slug, viewerId }: { slug: string; viewerId: string }) {
  const load = useCallback(() => findContent(slug), [slug]);
  const { data, failure, reload } = useLoaded(load);
  // It outlives the form, which begins anew with what was published.
  const [done, setDone] = useState<string>();
  const key = contentKeys.find((each) => documentOf(each).slug === slug);
  if (!data || !key) {
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  }
  return (
    <Editor
      key={`${data.revision} ${data.version}`}
      contentKey={key}
      document={data}
      viewerId={viewerId}
      reload={reload}
      done={done}
      onDone={setDone}
    />
  );
}
