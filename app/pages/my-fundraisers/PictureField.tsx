import { useRef } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useFundraiserText } from '#app/i18n/fundraiser-editor/use-fundraiser-text.ts';
import { removeFile, uploadFile } from '#domain/files/file-calls.ts';
import type { OwnFundraiser } from '#domain/fundraisers/fundraiser-calls.ts';
import styles from './Fundraisers.module.css';

const types = 'image/jpeg,image/png,image/webp';

/** The one picture of a page: everybody sees it once it is approved. */
export function PictureField({ fundraiser }: { fundraiser: OwnFundraiser }) {
  const text = useFundraiserText().picture;
  const chooser = useRef<HTMLInputElement>(null);
  const { busy, failure, attempt } = useAttempt();
  const { id, picture, written } = fundraiser;
  const folder = `recaudacion/${id}/`;

  const send = (file: File | undefined) =>
    attempt(async () => {
      if (file) await call(uploadFile, { folder, file });
      if (chooser.current) chooser.current.value = '';
    });

  return (
    <section className={styles.part} aria-labelledby="picture">
      <h2 id="picture">{text.title}</h2>
      {picture && (
        <img
          className={styles.picture}
          src={`/media/${picture}/og.jpg`}
          alt={written.alt}
          width={1200}
          height={630}
        />
      )}
      <p className={styles.soft}>{text.hint}</p>
      {failure && <FailureNotice failure={failure} />}
      <input
        ref={chooser}
        type="file"
        accept={types}
        hidden
        aria-label={text.add}
        onChange={({ target }) => send(target.files?.[0])}
      />
      <div className={styles.ways}>
        <Button
          variant="outline"
          size="small"
          icon="plus"
          aria-disabled={busy || undefined}
          onClick={() => chooser.current?.click()}
        >
          {busy ? text.sending : picture ? text.change : text.add}
        </Button>
        {picture && (
          <Button
            variant="quiet"
            size="small"
            icon="trash"
            aria-disabled={busy || undefined}
            onClick={() =>
              attempt(async () => {
                await call(removeFile, { folder, url: `/media/${picture}/og.jpg` });
              })
            }
          >
            {text.remove}
          </Button>
        )}
      </div>
    </section>
  );
}
