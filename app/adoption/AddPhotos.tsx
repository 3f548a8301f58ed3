import { useEffect, useRef, useState } from 'react';
import type { PhotoFolder } from '#app/api/pet-files.ts';
import { type UploadState, uploadFile } from '#app/api/upload-file.ts';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { shrinkPhoto } from '#app/forms/shrink-photo.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { usePrivatePhotosText } from '#app/i18n/private-photos/texts.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { photoAccept } from '#domain/private-photos.ts';
import styles from './PrivatePhotos.module.css';

interface Props {
  folder: PhotoFolder;
  /** How many more there may be. */
  room: number;
  onAdded: () => void;
}

interface Sending {
  name: string;
  state: UploadState;
  /** From 0 to 1. */
  share: number;
}

/** Takes photos one after the other, in pieces and through connections that break. */
export function AddPhotos({ folder, room, onAdded }: Props) {
  const text = usePrivatePhotosText();
  const { failures } = useAccountText();
  const language = useLanguage();
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<Failure>();
  const [stored, setStored] = useState(0);
  const [tooMany, setTooMany] = useState(0);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  async function send(chosen: File[]) {
    if (sending) return;
    const { signal } = stop.current;
    let count = 0;
    setFailure(undefined);
    setStored(0);
    setTooMany(Math.max(0, chosen.length - room));
    try {
      for (const photo of chosen.slice(0, room)) {
        const { name } = photo;
        setSending({ name, state: 'sending', share: 0 });
        const file = await shrinkPhoto(photo);
        const onProgress = (state: UploadState, share: number) =>
          setSending({ name, state, share });
        await uploadFile({ folder, file, language, signal, onProgress });
        count += 1;
      }
    } catch (error) {
      if (signal.aborted) return;
      setFailure(explainFailure(error, failures));
    }
    setSending(undefined);
    setStored(count);
    if (count > 0) onAdded();
  }

  return (
    <div className={styles.add}>
      <FileDrop
        name="photos"
        label={text.add}
        hint={text.hint}
        invitation={room > 0 ? text.invitation : text.full}
        camera={text.camera}
        accept={photoAccept}
        multiple
        disabled={room <= 0 || sending !== undefined}
        onFiles={send}
      />
      <div role="status">
        {sending && (
          <p className={styles.progress}>
            <span>
              {sending.name}: {wordsOf(sending, text)}
            </span>
            <progress max={1} value={sending.share} aria-label={sending.name} />
          </p>
        )}
        {stored > 0 && <p>{text.saved(stored)}</p>}
        {tooMany > 0 && <p>{text.tooMany(tooMany)}</p>}
      </div>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}

function wordsOf({ state, share }: Sending, text: ReturnType<typeof usePrivatePhotosText>): string {
  return state === 'sending' ? text.sending(Math.round(share * 100)) : text[state];
}
