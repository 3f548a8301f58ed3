import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { refreshQueries } from '#app/api/queries.ts';
import { uploadFile } from '#app/api/upload-file.ts';
import { useSendFiles } from '#app/api/use-send-files.ts';
import frame from '#app/components/PageParts.module.css';
import { Notice } from '#app/feedback/Notice.tsx';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { FileOutcomes } from '#app/forms/FileOutcomes.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { ImportDetails } from '#domain/imports/import-calls.ts';
import { mediaProblem } from '#domain/pets/chosen-files.ts';
import styles from './Import.module.css';
import { useScreen, useText } from './import-screen.tsx';
import { type ArchiveProblem, isArchive, photosIn } from './read-archive.ts';

/** Photos that are called like the rows, or a ZIP of them. */
export function ImportPhotos({ found }: { found: ImportDetails }) {
  const { calls } = useScreen();
  const text = useText().photos;
  const language = useLanguage();
  const [work, setWork] = useState<{ at: number; of: number }>();
  const [problem, setProblem] = useState<ArchiveProblem>();
  const { outcomes, send } = useSendFiles({
    problemOf: mediaProblem,
    sendOne: async (file, options) => {
      setWork((before) => before && { ...before, at: before.at + 1 });
      const folder = `importaciones/${found.id}/` as const;
      await uploadFile({ folder, file, language, ...options });
    },
    notSent: text.notSent,
  });

  async function take(chosen: readonly File[]) {
    setProblem(undefined);
    setWork({ at: 0, of: 0 });
    const photos: File[] = [];
    for (const file of chosen) {
      const opened = isArchive(file) ? await photosIn(file) : [file];
      if (typeof opened === 'string') setProblem(opened);
      else photos.push(...opened);
    }
    setWork({ at: 0, of: photos.length });
    if (photos.length > 0) await send(photos);
    setWork(undefined);
    // Which animals are without a photo is found out anew.
    const { id, mapName, dateOrder, choices } = found;
    if (found.state !== 'reviewed') return refreshQueries();
    await call(calls.review, { id, mapName, dateOrder, choices });
  }

  const busy = work && (work.of === 0 ? text.opening : text.sending(Math.max(1, work.at), work.of));
  return (
    <section className={frame.part} aria-labelledby="photos">
      <h2 id="photos">{found.state === 'done' ? text.titleAfter : text.title}</h2>
      <p className={styles.soft}>{found.state === 'done' ? text.textAfter : text.text}</p>
      <FileDrop
        name="photos"
        label={text.label}
        invitation={text.invitation}
        chosen={busy}
        error={problem && text[problem]}
        accept="image/*,.heic,.heif,.zip,application/zip"
        multiple
        disabled={work !== undefined}
        onFiles={(files) => void take(files)}
      />
      <div role="status">{found.photos > 0 && <p>{text.has(found.photos)}</p>}</div>
      <FileOutcomes outcomes={outcomes} saved={text.saved} />
      {found.unplaced.length > 0 && found.state !== 'open' && (
        <Notice kind="warning">
          <p>{text.unplaced(found.unplaced.join(', '))}</p>
        </Notice>
      )}
    </section>
  );
}
