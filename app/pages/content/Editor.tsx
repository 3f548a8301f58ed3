import { useEffect, useRef, useState } from 'react';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import {
  type ContentKey,
  contentWithoutPage,
  documentOf,
} from '#domain/content/content-documents.ts';
import { discardDraft, type EditedContent } from './content-calls.ts';
import styles from './Editor.module.css';
import { EditingProvider } from './editing.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { useAssets } from './use-assets.ts';
import { useContentDraft } from './use-content-draft.ts';
import { useOpenDocument } from './use-open-document.ts';
import { VersionList } from './VersionList.tsx';

interface Props {
  contentKey: ContentKey;
  document: EditedContent;
  viewerId: string;
  reload: () => void;
  /** What has just been published. */
  done: string | undefined;
  onDone: (message: string | undefined) => void;
}

type Asked = 'preview' | 'publish' | 'discard';

export function Editor(props: Props) {
  const { contentKey, document, viewerId, reload, done, onDone } = props;
  const text = useContentEditorText();
  const when = useSiteInstant();
  const draft = useContentDraft(contentKey, document, viewerId);
  const [asked, setAsked] = useState<Asked>();
  const assets = useAssets(documentOf(contentKey).field, draft.value);
  const other = useOpenDocument(document.clave);
  const close = () => setAsked(undefined);
  const told = useRef<HTMLDivElement>(null);
  // The button that was pressed stays in view wherever the form is, and what came of it stands at its end.
  useEffect(() => {
    if (draft.failure || draft.conflict) told.current?.scrollIntoView({ block: 'center' });
  }, [draft.failure, draft.conflict]);

  async function saveFirst(next: Asked) {
    if (await draft.save()) setAsked(next);
  }

  function start() {
    draft.forget();
    reload();
  }

  return (
    <EditingProvider value={{ problems: draft.problems, Field: FieldEditor, ...assets }}>
      {other && (
        <Notice kind="warning">
          <p>{text.state.openBy(other.por?.nombre ?? text.state.somebody, when(other.desde))}</p>
        </Notice>
      )}
      {draft.wasRestored && (
        <Notice>
          <p>{text.state.restored}</p>
          <p>
            <Button size="small" variant="outline" onClick={draft.reset}>
              {text.state.forget}
            </Button>
          </p>
        </Notice>
      )}
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
        <FieldEditor
          key={draft.edition}
          field={documentOf(contentKey).field}
          value={draft.value}
          onChange={draft.change}
          path=""
        />
        {(draft.conflict || draft.failure) && (
          <div ref={told}>
            <Failed draft={draft} onLoad={start} />
          </div>
        )}
        {done && (
          <Notice kind="success">
            <p>{done}</p>
          </Notice>
        )}
        <div className={styles.bar}>
          <p role="status" className={styles.state}>
            {text.state[draft.state]}
            {draft.missing > 0 && ` ${text.list.missing(draft.missing)}.`}
          </p>
          <div className={styles.ways}>
            <SubmitButton icon="check" busy={draft.busy} busyLabel={text.saving}>
              {text.save}
            </SubmitButton>
            {!contentWithoutPage.has(contentKey) && (
              <Button variant="outline" onClick={() => saveFirst('preview')}>
                {text.preview.button}
              </Button>
            )}
            <Button variant="soft" onClick={() => saveFirst('publish')}>
              {text.publish.button}
            </Button>
            {draft.hasDraft && (
              <Button variant="quiet" onClick={() => setAsked('discard')}>
                {text.discard.button}
              </Button>
            )}
          </div>
        </div>
      </form>
      <VersionList
        contentKey={contentKey}
        document={document}
        value={draft.value}
        revision={draft.revision}
        onChanged={start}
      />
      {asked === 'preview' && <PreviewDialog clave={document.clave} onClose={close} />}
      {asked === 'publish' && (
        <PublishDialog
          contentKey={contentKey}
          clave={document.clave}
          revision={draft.revision}
          value={draft.value}
          onMissing={draft.showMissing}
          onClose={close}
          onPublished={(message) => {
            close();
            onDone(message);
            start();
          }}
        />
      )}
      {asked === 'discard' && (
        <ConfirmDialog
          title={text.discard.title}
          action={text.discard.button}
          run={async () => {
            await discardDraft(document.clave, draft.revision);
            start();
          }}
          onClose={close}
        >
          <p>{text.discard.text}</p>
        </ConfirmDialog>
      )}
    </EditingProvider>
  );
}

/** Another draft was saved meanwhile, or saving failed. */
function Failed({
  draft,
  onLoad,
}: {
  draft: ReturnType<typeof useContentDraft>;
  onLoad: () => void;
}) {
  const text = useContentEditorText();
  const when = useSiteInstant();
  const { conflict, failure } = draft;
  if (!conflict) return failure && <FailureNotice failure={failure} />;
  const { by, at } = conflict;
  return (
    <Notice kind="warning">
      <p>{text.state.conflict(by ?? text.state.somebody, at ? when(at) : '')}</p>
      <p>
        <Button size="small" variant="outline" onClick={onLoad}>
          {text.state.load}
        </Button>
      </p>
    </Notice>
  );
}
