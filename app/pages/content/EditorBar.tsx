import { Button } from '#app/components/Button.tsx';
import { FormActions } from '#app/forms/FormActions.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import styles from './Editor.module.css';
import type { EditorDialog } from './EditorDialogs.tsx';
import type { ContentDraft } from './use-content-draft.ts';

interface Props {
  draft: ContentDraft;
  onAsk: (dialog: EditorDialog) => void;
}

/** How the draft is, and what can be done with it; in view wherever the form is. */
export function EditorBar({ draft, onAsk }: Props) {
  const text = useContentEditorText();

  async function saveFirst(next: EditorDialog) {
    if (await draft.save()) onAsk(next);
  }

  return (
    <FormActions
      state={
        <p role="status" className={styles.state}>
          {text.state[draft.state]}
          {draft.missing > 0 && ` ${text.list.missing(draft.missing)}.`}
        </p>
      }
    >
      <SubmitButton icon="check" busy={draft.busy} busyLabel={text.saving}>
        {text.save}
      </SubmitButton>
      <Button variant="outline" onClick={() => saveFirst('preview')}>
        {text.preview.button}
      </Button>
      <Button
        variant="soft"
        disabled={draft.state === 'published'}
        onClick={() => saveFirst('publish')}
      >
        {text.publish.button}
      </Button>
      {draft.hasDraft && (
        <Button variant="quiet" onClick={() => onAsk('discard')}>
          {text.discard.button}
        </Button>
      )}
    </FormActions>
  );
}
