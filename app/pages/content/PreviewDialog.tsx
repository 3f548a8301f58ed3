import { useCallback } from 'react';
import { useLoaded } from '#app/api/use-loaded.ts';
import { Button } from '#app/components/Button.tsx';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useSite } from '#app/site.ts';
import { languages } from '#domain/language.ts';
import { findPreview } from './content-calls.ts';
import styles from './Editor.module.css';

const widths = { phone: 390, desk: 1_280 } as const;
const height = 900;

/** Opens the real page with the draft, as wide as a phone or a desk has it. */
export function PreviewDialog({ clave, onClose }: { clave: string; onClose: () => void }) {
  const text = useContentEditorText();
  const { siteUrl } = useSite();
  const load = useCallback(() => findPreview(clave), [clave]);
  const { data, failure, reload } = useLoaded(load);
  const open = (path: string, width: number) =>
    window.open(path, '_blank', `popup,width=${width},height=${height}`);
  return (
    <MessageDialog title={text.preview.title} close={text.close} onClose={onClose} wide>
      <p>{text.preview.text}</p>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {data?.paginas.map((page) =>
        languages.map((language) => (
          <div key={page[language]} className={styles.version}>
            <span>
              {text.languages[language]} · {page[language].replace(/\?.*/, '')}
            </span>
            <div className={styles.ways}>
              {(['phone', 'desk'] as const).map((size) => (
                <Button
                  key={size}
                  size="small"
                  variant="outline"
                  onClick={() => open(page[language], widths[size])}
                >
                  {text.preview[size]}
                </Button>
              ))}
              <CopyButton
                content={siteUrl + page[language]}
                label={text.preview.copy}
                done={text.preview.copied}
                failed={text.preview.copyFailed}
              />
            </div>
          </div>
        )),
      )}
    </MessageDialog>
  );
}
