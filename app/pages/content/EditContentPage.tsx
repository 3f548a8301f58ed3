import { useState } from 'react';
import { useParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToList } from '#app/lists/BackToList.tsx';
import { type EditedContent, findContent } from '#domain/content/content-calls.ts';
import { contentKeys, documentOf } from '#domain/content/content-documents.ts';
import { pathFor } from '#domain/site-map.ts';
import { Editor } from './Editor.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

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
            <BackToList path={pathFor('adminContent', language)}>{back}</BackToList>
          </p>
          <LoadedEditor key={slug} slug={slug} viewerId={viewer.id} />
        </>
      )}
    </AdminFrame>
  );
}

function LoadedEditor({ slug, viewerId }: { slug: string; viewerId: string }) {
  const { data, foundAt, failure, reload } = useCall(findContent, { slug }, { isFresh: true });
  // What it saves comes back while somebody writes on: the form begins anew where it asks for that alone.
  const [begun, setBegun] = useState<{ document: EditedContent; at: number }>();
  const [dueAt, setDueAt] = useState(0);
  // It outlives the form, which begins anew with what was published.
  const [done, setDone] = useState<string>();
  const key = contentKeys.find((each) => documentOf(each).slug === slug);
  if (data && (!begun || (begun.at < dueAt && dueAt <= foundAt))) {
    setBegun({ document: data, at: foundAt });
  }
  if (!begun || !key) {
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  }
  return (
    <Editor
      key={`${begun.document.revision} ${begun.document.version}`}
      contentKey={key}
      document={begun.document}
      viewerId={viewerId}
      beginAnew={() => {
        setDueAt(Date.now());
        reload();
      }}
      done={done}
      onDone={setDone}
    />
  );
}
