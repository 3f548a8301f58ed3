import { useEffect, useRef, useState } from 'react';
import { Notice } from '#app/feedback/Notice.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import type { EditedContent } from '#domain/content/content-calls.ts';
import { type ContentKey, documentOf } from '#domain/content/content-documents.ts';
import styles from './Editor.module.css';
import { EditorBar } from './EditorBar.tsx';
import { type EditorDialog, EditorDialogs } from './EditorDialogs.tsx';
import { EditorNotices, SavingFailed } from './EditorNotices.tsx';
import { EditingProvider } from './editing.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { FieldNames } from './FieldNames.tsx';
import { useAssets } from './use-assets.ts';
import { useContentDraft } from './use-content-draft.ts';
import { VersionList } from './VersionList.tsx';

interface Props {
  contentKey: ContentKey;
  document: EditedContent;
  viewerId: string;
  beginAnew: () => void;
  /** What has just been published. */
  done: string | undefined;
  onDone: (message: string | undefined) => void;
}

export function Editor({ contentKey, document, viewerId, beginAnew, done, onDone }: Props) {
  const text = useContentEditorText();
  const draft = useContentDraft(contentKey, document, viewerId);
  const [dialog, setDialog] = useState<EditorDialog>();
  const assets = useAssets(documentOf(contentKey).field, draft.value);
  const close = () => setDialog(undefined);
  const notices = useRef<HTMLDivElement>(null);
  // The button that was pressed stays in view wherever the form is, and what came of it stands at its end.
  useEffect(() => {
    if (draft.failure || draft.conflict) notices.current?.scrollIntoView({ block: 'center' });
  }, [draft.failure, draft.conflict]);

  /** Anew, with what has been done. */
  function start(message?: string) {
    draft.forget();
    onDone(message);
    beginAnew();
  }

  return (
    <EditingProvider value={{ problems: draft.problems, Field: FieldEditor, ...assets }}>
      <EditorNotices slug={document.slug} draft={draft} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onDone(undefined);
          draft.save();
        }}
      >
        <h2 className="visually-hidden">{text.list.title}</h2>
        {contentKey !== 'organisation' && <FieldNames />}
        <FieldEditor
          key={draft.edition}
          field={documentOf(contentKey).field}
          value={draft.value}
          onChange={draft.change}
          path=""
        />
        {(draft.conflict || draft.failure) && (
          <div ref={notices}>
            <SavingFailed draft={draft} onLoad={() => start()} />
          </div>
        )}
        {done && (
          <Notice kind="success">
            <p>{done}</p>
          </Notice>
        )}
        <EditorBar draft={draft} onAsk={setDialog} />
      </form>
      <VersionList
        contentKey={contentKey}
        document={document}
        value={draft.value}
        revision={draft.revision}
        onRestored={() => start()}
        onCancelled={() => {
          draft.saveOnDevice();
          onDone(undefined);
          beginAnew();
        }}
      />
      {dialog && (
        <EditorDialogs
          dialog={dialog}
          contentKey={contentKey}
          document={document}
          draft={draft}
          onClose={close}
          onDiscarded={() => start()}
          onPublished={(message) => {
            close();
            start(message);
          }}
        />
      )}
    </EditingProvider>
  );
}
