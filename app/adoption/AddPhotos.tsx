import { useState } from 'react';
import type { PhotoFolder } from '#app/api/pet-files.ts';
import { type UploadState, uploadFile } from '#app/api/upload-file.ts';
import { useSendFiles } from '#app/api/use-send-files.ts';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { FileOutcomes } from '#app/forms/FileOutcomes.tsx';
import { usePrivatePhotosText } from '#app/i18n/private-photos/texts.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { photoAccept, photoProblem } from '#domain/pets/chosen-files.ts';
import styles from './PrivatePhotos.module.css';

interface Props {
  folder: PhotoFolder;
  /** How many more there may be. */
  room: number;
  onAdded: () => void;
}

/** Takes photos one after the other, in pieces and through connections that break. */
export function AddPhotos({ folder, room, onAdded }: Props) {
  const text = usePrivatePhotosText();
  const language = useLanguage();
  const [tooMany, setTooMany] = useState(0);
  const { sending, outcomes, send } = useSendFiles({
    problemOf: photoProblem,
    sendOne: (file, options) => uploadFile({ folder, file, language, ...options }),
    notSent: text.notSent,
  });
  const stored = outcomes.filter(({ problem }) => problem === undefined).length;

  async function add(chosen: File[]) {
    setTooMany(Math.max(0, chosen.length - room));
    if (await send(chosen.slice(0, room))) onAdded();
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
        onFiles={add}
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
        <FileOutcomes outcomes={outcomes} saved={text.received} />
        {tooMany > 0 && <p>{text.tooMany(tooMany)}</p>}
      </div>
    </div>
  );
}

function wordsOf(
  { state, share }: { state: UploadState; share: number },
  text: ReturnType<typeof usePrivatePhotosText>,
): string {
  return state === 'sending' ? text.sending(Math.round(share * 100)) : text[state];
}
