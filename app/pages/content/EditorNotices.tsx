import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import type { ContentDraft } from './use-content-draft.ts';
import { useOpenDocument } from './use-open-document.ts';

/** Before the form: who else has it open, and what this device has kept. */
export function EditorNotices({ slug, draft }: { slug: string; draft: ContentDraft }) {
  const { state: text } = useContentEditorText();
  const when = useSiteInstant();
  const other = useOpenDocument(slug);
  return (
    <>
      {other && (
        <Notice kind="warning">
          <p>{text.openBy(other.by?.name ?? text.somebody, when(other.since))}</p>
        </Notice>
      )}
      {draft.wasRestored && (
        <Notice>
          <p>{text.restored}</p>
          <p>
            <Button size="small" variant="outline" onClick={draft.reset}>
              {text.forget}
            </Button>
          </p>
        </Notice>
      )}
    </>
  );
}

/** Another draft was saved meanwhile, or saving failed. */
export function SavingFailed({ draft, onLoad }: { draft: ContentDraft; onLoad: () => void }) {
  const { state: text } = useContentEditorText();
  const when = useSiteInstant();
  const { conflict, failure } = draft;
  if (!conflict) return failure && <FailureNotice failure={failure} />;
  const { by, at } = conflict;
  return (
    <Notice kind="warning">
      <p>{text.conflict(by ?? text.somebody, at ? when(at) : '')}</p>
      <p>
        <Button size="small" variant="outline" onClick={onLoad}>
          {text.load}
        </Button>
      </p>
    </Notice>
  );
}
