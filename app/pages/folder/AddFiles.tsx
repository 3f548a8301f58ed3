import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#app/api/transport/api-error.ts';
import { type UploadState, uploadFile } from '#app/api/upload-file.ts';
import { Icon } from '#app/components/Icon.tsx';
import { explainFailure } from '#app/feedback/explain-failure.ts';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
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

/** What became of one of the files that were chosen. */
interface FileOutcome {
  name: string;
  /** Why it was not kept, in the reader's words. */
  problem: string | undefined;
}

/** Takes files for a document, one after the other, through connections that break; one that is rejected holds up no other. */
export function AddFiles({ document, onAdded }: Props) {
  const text = useFolderText().add;
  const { failures } = useAccountText();
  const language = useLanguage();
  const [sending, setSending] = useState<Sending>();
  const [outcomes, setOutcomes] = useState<readonly FileOutcome[]>([]);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const isContract = document.kind === 'adoptionContract';
  const problemOf = isContract ? contractProblem : certificateProblem;

  /** @returns why the file was not kept, and whether the next one may be */
  async function sendOne(file: File): Promise<{ problem: string | undefined; mayGoOn: boolean }> {
    const invalid = problemOf(file);
    if (invalid) return { problem: messageText(invalid, language), mayGoOn: true };
    try {
      await uploadFile({
        folder: `expediente/${document.id}/`,
        file,
        language,
        signal: stop.current.signal,
        onProgress: (state, share) => setSending({ name: file.name, state, share }),
      });
      return { problem: undefined, mayGoOn: true };
    } catch (error) {
      const { title, lines } = explainFailure(error, failures);
      const isRejection = error instanceof ApiError && error.status >= 400 && error.status < 500;
      const problem = isRejection ? (lines[0] ?? title) : failures.upload;
      // What is not the file's fault (no session, too much, no connection) meets the next one as well.
      return { problem, mayGoOn: isRejection && ![401, 403, 404, 429].includes(error.status) };
    }
  }

  async function send(files: File[]) {
    if (sending) return;
    const done: FileOutcome[] = [];
    setOutcomes([]);
    let mayGoOn = true;
    for (const file of files) {
      const outcome: Awaited<ReturnType<typeof sendOne>> = mayGoOn
        ? await sendOne(file)
        : { problem: text.notSent, mayGoOn };
      if (stop.current.signal.aborted) return;
      mayGoOn = outcome.mayGoOn;
      done.push({ name: file.name, problem: outcome.problem });
    }
    setSending(undefined);
    setOutcomes(done);
    if (done.some(({ problem }) => problem === undefined)) await onAdded();
  }

  return (
    <div className={styles.add}>
      <FileDrop
        name={`file-${document.id}`}
        label={text.label(document.name)}
        hint={hintOf(document, text)}
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
        {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
      </div>
    </div>
  );
}

function Outcomes({ outcomes }: { outcomes: readonly FileOutcome[] }) {
  const text = useFolderText().add;
  const added = outcomes.filter(({ problem }) => problem === undefined);
  return (
    <>
      <p>{text.outcomes(added.length, outcomes.length)}</p>
      {added.length < outcomes.length && (
        <ul className={`plain-list ${styles.outcomes}`}>
          {outcomes.map(({ name, problem }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have the same name.
            <li key={index} data-rejected={problem !== undefined || undefined}>
              <Icon name={problem === undefined ? 'check' : 'warning'} size={18} />
              <span>
                {name}: {problem ?? text.saved}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
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
