import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { useSendFiles } from '#app/api/use-send-files.ts';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { FileOutcomes } from '#app/forms/FileOutcomes.tsx';
import { usePrivatePhotosText } from '#app/i18n/private-photos/texts.ts';
import { useRescueReportText } from '#app/i18n/rescue-report/use-rescue-report-text.ts';
import { sendNoticePhoto } from '#domain/lost-and-found/notice-calls.ts';
import { mostNoticePhotos } from '#domain/lost-and-found/notice-machine.ts';
import { photoAccept, photoProblem } from '#domain/pets/chosen-files.ts';

interface Props {
  linkKey: string;
  /** How many there are already. */
  known: number;
  hint: string;
}

/** Photos of the animal, which the desk looks at before anybody sees them. */
export default function NoticePhotos({ linkKey, known, hint }: Props) {
  const text = useRescueReportText().photos;
  const photosText = usePrivatePhotosText();
  const [sent, setSent] = useState<readonly string[]>([]);
  const [tooMany, setTooMany] = useState(0);
  const count = known + sent.length;
  const room = mostNoticePhotos - count;
  const { sending, outcomes, send } = useSendFiles({
    problemOf: photoProblem,
    async sendOne(file) {
      const { id } = await call(sendNoticePhoto, { key: linkKey, file });
      setSent((before) => [...new Set([...before, id])]);
    },
    notSent: photosText.notSent,
  });

  async function add(files: File[]) {
    setTooMany(Math.max(0, files.length - room));
    await send(files.slice(0, room));
  }

  return (
    <>
      <FileDrop
        name="photos"
        label={text.label}
        hint={hint}
        invitation={sending ? text.sending : text.invitation}
        camera={text.camera}
        accept={photoAccept}
        multiple
        disabled={sending !== undefined || room <= 0}
        onFiles={add}
      />
      <div role="status">
        {count > 0 && <p>{text.sent(count)}</p>}
        <FileOutcomes outcomes={outcomes} saved={photosText.received} />
        {tooMany > 0 && <p>{text.tooMany(tooMany)}</p>}
      </div>
    </>
  );
}
