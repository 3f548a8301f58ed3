import { useEffect, useRef, useState } from 'react';
import { type UploadState, uploadFile } from '#app/api/upload-file.ts';
import { explainFailure } from '#app/feedback/explain-failure.ts';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { WireError } from '#app/wire/wire-error.ts';
import { messageText } from '#domain/messages.ts';
import {
  certificateAccept,
  certificateProblem,
  contractAccept,
  contractProblem,
} from '#domain/pets/chosen-files.ts';
import styles from './DocumentCard.module.css';
import type { ShownDocument } from './folder-calls.ts';

interface Props {
  document: ShownDocument;
  onAdded: () => Promise<void>;
}

interface Sending {
  name: string;
  state: UploadState;
  /** From 0 to 1. */
  share: number;
}

/** Takes files for a document, one after the other, through connections that break. */
export function AddFiles({ document, onAdded }: Props) {
  const text = useFolderText().add;
  const { failures } = useAccountText();
  const language = useLanguage();
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const isContract = document.kind === 'adoptionContract';
  const problemOf = isContract ? contractProblem : certificateProblem;

  async function send(files: File[]) {
    if (sending) return;
    setProblem(undefined);
    try {
      for (const file of files) {
        const refusal = problemOf(file);
        if (refusal) {
          setProblem(`${file.name}: ${messageText(refusal, language)}`);
          break;
        }
        await uploadFile({
          folder: `expediente/${document.id}/`,
          file,
          language,
          signal: stop.current.signal,
          onProgress: (state, share) => setSending({ name: file.name, state, share }),
        });
      }
      await onAdded();
    } catch (error) {
      if (stop.current.signal.aborted) return;
      const isRefusal = error instanceof WireError && error.status >= 400 && error.status < 500;
      const { title, lines } = explainFailure(error, failures);
      setProblem(isRefusal ? (lines[0] ?? title) : failures.upload);
    } finally {
      setSending(undefined);
    }
  }

  return (
    <div className={styles.add}>
      <FileDrop
        name={`file-${document.id}`}
        label={text.label(document.name)}
        hint={hintOf(document, text)}
        error={problem}
        invitation={text.invitation}
        accept={isContract ? contractAccept : certificateAccept}
        multiple={!isSingle(document)}
        disabled={sending !== undefined}
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
      </div>
    </div>
  );
}

/** There is one of a kind, which is the pet's own. */
const isSingle = ({ kind }: ShownDocument) =>
  kind === 'adoptionContract' || kind === 'sterilizationCertificate';

type Words = ReturnType<typeof useFolderText>['add'];

function hintOf(document: ShownDocument, text: Words): string {
  if (document.kind === 'adoptionContract') return text.hintContract;
  return isSingle(document) ? text.hintOne : text.hint;
}

function wordsOf({ state, share }: Sending, text: Words): string {
  return state === 'sending' ? text.sending(Math.round(share * 100)) : text[state];
}
