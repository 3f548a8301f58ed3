import { useCallback } from 'react';
import { useLoaded } from '#app/api/use-loaded.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { findPreview } from './content-calls.ts';
import { PagePreviews } from './PagePreviews.tsx';
import { SampleMail } from './SampleMail.tsx';

/** The real pages and mails with the draft. */
export function PreviewDialog({ clave, onClose }: { clave: string; onClose: () => void }) {
  const text = useContentEditorText();
  const load = useCallback(() => findPreview(clave), [clave]);
  const { data, failure, reload } = useLoaded(load);
  return (
    <MessageDialog title={text.preview.title} close={text.close} onClose={onClose} wide>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {data && data.paginas.length > 0 && <PagePreviews pages={data.paginas} />}
      {data?.correos.map((mail) => (
        <SampleMail key={mail.direccion.es} mail={mail} />
      ))}
    </MessageDialog>
  );
}
