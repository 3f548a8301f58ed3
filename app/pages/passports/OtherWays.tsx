import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useCheckText } from '#app/i18n/passports/use-check-text.ts';
import { readPassportCode } from '#domain/passports/passport-address.ts';
import { CameraScan } from './CameraScan.tsx';
import { createCodeReader, readsCodes } from './code-reader.ts';
import styles from './Passport.module.css';

/** For a code that is on another screen or in a photo. Where the browser reads codes, by camera as well. */
export function OtherWays({ isFirst }: { isFirst: boolean }) {
  const text = useCheckText().other;
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const [photoError, setPhotoError] = useState<string>();

  function check(found: string, otherwise: (message: string) => void, message: string) {
    const code = readPassportCode(found);
    if (!code) return otherwise(message);
    setError(undefined);
    setPhotoError(undefined);
    navigate({ hash: code });
    window.scrollTo({ top: 0 });
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    check(String(new FormData(form).get('code') ?? ''), setError, text.notOne);
  }

  async function readPhoto({ target }: ChangeEvent<HTMLInputElement>) {
    const [photo] = target.files ?? [];
    if (!photo) return;
    const found = await createCodeReader()
      .then(async (reader) => reader.read(await createImageBitmap(photo)))
      .catch(() => undefined);
    target.value = '';
    check(found ?? '', setPhotoError, text.notInPhoto);
  }

  return (
    <section className={styles.card} aria-labelledby="other-ways">
      <h2 id="other-ways">{isFirst ? text.first : text.title}</h2>
      {readsCodes() && (
        <>
          <CameraScan onFound={(found) => check(found, setError, text.notOne)} />
          <label className={styles.photo}>
            <span>{text.photo}</span>
            <input type="file" name="photo" accept="image/*" onChange={readPhoto} />
          </label>
          <p role="status" className={styles.problem}>
            {photoError}
          </p>
        </>
      )}
      <form className={styles.form} onSubmit={send} noValidate>
        <TextField
          multiline
          rows={3}
          label={text.paste}
          hint={text.hint}
          error={error}
          name="code"
          autoComplete="off"
          spellCheck={false}
          onChange={() => setError(undefined)}
        />
        <div>
          <Button type="submit" variant="outline" icon="check">
            {text.send}
          </Button>
        </div>
      </form>
    </section>
  );
}
