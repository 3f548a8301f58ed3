import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { useSendFiles } from '#app/api/use-send-files.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { FileOutcomes } from '#app/forms/FileOutcomes.tsx';
import { useFollowUpText } from '#app/i18n/follow-up/use-follow-up-text.ts';
import { usePrivatePhotosText } from '#app/i18n/private-photos/texts.ts';
import { allowFollowUpPhoto } from '#domain/adoption/follow-up-photo-calls.ts';
import { photoAccept, photoProblem } from '#domain/pets/chosen-files.ts';
import { mostPrivatePhotos } from '#domain/private-photos.ts';
import styles from './FollowUp.module.css';
import { sendFollowUpPhoto } from './send-follow-up-photo.ts';

/** Photos with an answer, and apart from them the consent to show them, which is nobody's to tick but the family's. */
export function SendPhotos({ linkKey, pets }: { linkKey: string; pets: string }) {
  const text = useFollowUpText().photos;
  const photosText = usePrivatePhotosText();
  const [sent, setSent] = useState<readonly string[]>([]);
  const [isAllowed, setAllowed] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  const [tooMany, setTooMany] = useState(0);
  const allowOne = (photoId: string, allowed: boolean) =>
    call(allowFollowUpPhoto, { key: linkKey, photoId, isAllowed: allowed });
  const room = mostPrivatePhotos - sent.length;
  const { sending, outcomes, send } = useSendFiles({
    problemOf: photoProblem,
    async sendOne(file) {
      const id = await sendFollowUpPhoto(linkKey, file);
      setSent((before) => [...new Set([...before, id])]);
      if (isAllowed) await allowOne(id, true);
    },
    notSent: photosText.notSent,
  });
  const isBusy = busy || sending !== undefined;

  async function add(files: File[]) {
    setTooMany(Math.max(0, files.length - room));
    await send(files.slice(0, room));
  }
  const allow = (allowed: boolean) =>
    attempt(async () => {
      for (const id of sent) await allowOne(id, allowed);
      setAllowed(allowed);
    });

  return (
    <div className={styles.form}>
      <FileDrop
        name="photos"
        label={text.add}
        hint={text.addHint}
        invitation={isBusy ? text.sending : text.invitation}
        camera={text.camera}
        accept={photoAccept}
        multiple
        disabled={isBusy || room <= 0}
        onFiles={add}
      />
      <div role="status">
        {sent.length > 0 && <Notice kind="success" title={text.sent(sent.length)} />}
        <FileOutcomes outcomes={outcomes} saved={photosText.received} />
        {tooMany > 0 && <p>{photosText.tooMany(tooMany)}</p>}
      </div>
      {failure && <FailureNotice failure={failure} />}
      {sent.length > 0 && (
        <label className={styles.allow}>
          <input
            type="checkbox"
            checked={isAllowed}
            disabled={isBusy}
            onChange={({ target }) => allow(target.checked)}
          />
          <span>
            {text.allow(pets)}
            <span className={styles.hint}>{text.allowHint}</span>
          </span>
        </label>
      )}
    </div>
  );
}
