import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { contentSlugs } from '#domain/content/content-address.ts';
import { findTextState, removeExamples } from '#domain/content/content-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './AdminContentPage.module.css';

/** What of the portal's texts the organisation has not made its own yet; nothing once it has. */
export function TextStateNotice() {
  const { asCame: text } = useContentEditorText();
  const language = useLanguage();
  const { data } = useCall(findTextState, {});
  const [isRemoving, setIsRemoving] = useState(false);
  if (!data || data.asTheyCame.length + data.unconfirmedClaims.length === 0) return null;
  const claims = data.unconfirmedClaims.map((claim) => `«${claim[language]}»`).join(', ');
  return (
    <Notice>
      <details>
        <summary className={styles.count}>{text.count(data.asTheyCame.length)}</summary>
        <p>{text.hint}</p>
        {claims && (
          <>
            <p>{text.claims(claims)}</p>
            <p>
              <ButtonLink
                to={pathFor('editContent', language, { slug: contentSlugs.organisation })}
                variant="outline"
                size="small"
              >
                {text.confirm}
              </ButtonLink>
            </p>
          </>
        )}
        {data.examples.length > 0 && (
          <>
            <p>{text.examples(data.examples.length)}</p>
            <p>
              <Button size="small" variant="outline" onClick={() => setIsRemoving(true)}>
                {text.remove}
              </Button>
            </p>
          </>
        )}
      </details>
      {isRemoving && (
        <ConfirmDialog
          title={text.removeTitle}
          action={text.remove}
          onClose={() => setIsRemoving(false)}
          run={async () => {
            await call(removeExamples, {});
          }}
        >
          <p>{text.removeText}</p>
        </ConfirmDialog>
      )}
    </Notice>
  );
}
