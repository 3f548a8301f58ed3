import { call } from '#app/api/call.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { discardContentDraft, type EditedContent } from '#domain/content/content-calls.ts';
import type { ContentKey } from '#domain/content/content-documents.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import type { ContentDraft } from './use-content-draft.ts';

export type EditorDialog = 'preview' | 'publish' | 'discard';

interface Props {
  dialog: EditorDialog;
  contentKey: ContentKey;
  document: EditedContent;
  draft: ContentDraft;
  onClose: () => void;
  onPublished: (message: string) => void;
  onDiscarded: () => void;
}

export function EditorDialogs(props: Props) {
  const { dialog, contentKey, document, draft, onClose, onPublished, onDiscarded } = props;
  const text = useContentEditorText();
  const { slug, publishAt } = document;
  switch (dialog) {
    case 'preview':
      return <PreviewDialog slug={slug} onClose={onClose} />;
    case 'publish':
      return (
        <PublishDialog
          contentKey={contentKey}
          slug={slug}
          revision={draft.revision}
          value={draft.value}
          planned={publishAt}
          onMissing={draft.showMissing}
          onClose={onClose}
          onPublished={onPublished}
        />
      );
    case 'discard':
      return (
        <ConfirmDialog
          title={text.discard.title}
          action={text.discard.button}
          run={async () => {
            await call(discardContentDraft, { slug, revision: draft.revision });
            onDiscarded();
          }}
          onClose={onClose}
        >
          <p>{text.discard.text}</p>
        </ConfirmDialog>
      );
  }
}
