import { useId, useRef } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { removeFile, uploadFile } from '#domain/files/file-calls.ts';
import styles from './OnePictureField.module.css';

const types = 'image/jpeg,image/png,image/webp';

interface Props {
  text: Record<'title' | 'hint' | 'add' | 'change' | 'sending' | 'remove', string>;
  /** As `archivos:subir` takes it. */
  folder: string;
  /** Of the portal's pictures; null without one. */
  picture: string | null;
  alt: string;
}

/** The one picture of something that is saved already; another takes its place. */
export function OnePictureField({ text, folder, picture, alt }: Props) {
  const headingId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { busy, failure, attempt } = useAttempt();
  const shared = `/media/${picture}/og.jpg`;

  const send = (file: File | undefined) =>
    attempt(async () => {
      if (file) await call(uploadFile, { folder, file });
      if (chooser.current) chooser.current.value = '';
    });

  return (
    <section className={styles.field} aria-labelledby={headingId}>
      <h2 id={headingId}>{text.title}</h2>
      {picture && (
        <img className={styles.picture} src={shared} alt={alt} width={1200} height={630} />
      )}
      <p className={styles.hint}>{text.hint}</p>
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
                await call(removeFile, { folder, url: shared });
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
