import { useEffect, useRef, useState } from 'react';
import { read } from '#app/api/call.ts';
import { type UploadState, uploadFile } from '#app/api/upload-file.ts';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { preparePhoto } from '#app/forms/prepare-photo.ts';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type ContentFile, findContentFiles } from '#domain/content/asset-calls.ts';
import { resourceFileAccept, resourceFileProblem } from '#domain/content/content-assets.ts';
import { contentErrors } from '#domain/error-messages/content.ts';
import { messages } from '#domain/messages.ts';
import { photoAccept, photoProblem } from '#domain/pets/chosen-files.ts';
import styles from './AssetEditor.module.css';

interface Props {
  kind: ContentFile['kind'];
  onAdded: (asset: ContentFile) => void;
}

const wordsOf = { ...messages, ...contentErrors };

interface Sending {
  name: string;
  state: UploadState;
  /** From 0 to 1. */
  share: number;
}

/** Takes a picture or file, in pieces and through connections that break. */
export function AddAsset({ kind, onAdded }: Props) {
  const text = useContentEditorText().assets;
  const { failures } = useSignInText();
  const language = useLanguage();
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const isPicture = kind === 'picture';

  async function send(chosen: File) {
    if (sending) return;
    const { signal } = stop.current;
    const { name } = chosen;
    setProblem(undefined);
    setFailure(undefined);
    setSending({ name, state: 'sending', share: 0 });
    try {
      const { file, problem } = isPicture ? await preparePhoto(chosen) : { file: chosen };
      const wrong = problem ?? (isPicture ? photoProblem(file) : resourceFileProblem(file));
      if (wrong) {
        setProblem(`${name}: ${wordsOf[wrong][language]}`);
        return setSending(undefined);
      }
      const folder = isPicture ? 'contenido/imagenes/' : 'contenido/archivos/';
      const onProgress = (state: UploadState, share: number) => setSending({ name, state, share });
      const url = await uploadFile({ folder, file, language, signal, onProgress });
      const [added] = await read(findContentFiles, { kind, ids: [idIn(url)] });
      if (added && !signal.aborted) onAdded(added);
    } catch (error) {
      if (signal.aborted) return;
      const { title, lines } = explainFailure(error, failures);
      setFailure({ title, lines: lines.map((line) => `${name}: ${line}`) });
    }
    setSending(undefined);
  }

  return (
    <div className={styles.add}>
      <FileDrop
        name="asset"
        label={isPicture ? text.addPicture : text.addFile}
        hint={isPicture ? text.pictureHint : text.fileHint}
        error={problem}
        invitation={text.invitation}
        accept={isPicture ? photoAccept : resourceFileAccept}
        disabled={sending !== undefined}
        onFiles={([file]) => file && send(file)}
      />
      <div role="status">
        {sending && (
          <p className={styles.progress}>
            <span>
              {sending.name}:{' '}
              {sending.state === 'sending'
                ? text.sending(Math.round(sending.share * 100))
                : text[sending.state]}
            </span>
            <progress max={1} value={sending.share} aria-label={sending.name} />
          </p>
        )}
      </div>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}

/** `/media/{id}/800.webp` or `/archivos/recursos/{id}.pdf`. */
const idIn = (url: string) => /\/([0-9a-f]{32})[/.]/.exec(url)?.[1] ?? '';
