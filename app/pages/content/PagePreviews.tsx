import { Button } from '#app/components/Button.tsx';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useSite } from '#app/site.ts';
import type { ContentPreview } from '#domain/content/content-calls.ts';
import { languages } from '#domain/language.ts';
import styles from './Editor.module.css';

const widths = { phone: 390, desk: 1_280 } as const;
const height = 900;

const open = (path: string, width: number) =>
  window.open(path, '_blank', `popup,width=${width},height=${height}`);

/** Each opens as wide as a phone or a desk has it. */
export function PagePreviews({ pages }: { pages: ContentPreview['pages'] }) {
  const text = useContentEditorText();
  const { siteUrl } = useSite();
  return (
    <>
      <p>{text.preview.text}</p>
      {pages.map((page) =>
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
    </>
  );
}
