import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { findContentPreview } from '#domain/content/content-calls.ts';
import { PagePreviews } from './PagePreviews.tsx';
import { SampleMails } from './SampleMails.tsx';

/** The real pages and mails with the draft. */
export function PreviewDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const text = useContentEditorText();
  const { data, failure, reload } = useCall(findContentPreview, { slug }, { isFresh: true });
  return (
    <MessageDialog title={text.preview.title} close={text.close} onClose={onClose} wide>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {data && data.pages.length > 0 && <PagePreviews pages={data.pages} />}
      {data && data.mails.length > 0 && <SampleMails mails={data.mails} />}
    </MessageDialog>
  );
}
