import { useEffect, useRef, useState } from 'react';
import { explainFailure } from '#app/feedback/explain-failure.ts';
import type { FileOutcome } from '#app/forms/FileOutcomes.tsx';
import { preparePhoto } from '#app/forms/prepare-photo.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type MessageKey, messages } from '#domain/messages.ts';
import { ApiError } from './transport/api-error.ts';
import type { UploadState } from './upload-file.ts';

interface Sending {
  name: string;
  state: UploadState;
  /** From 0 to 1. */
  share: number;
}

interface Parts {
  /** What stands in the way of a file, as the browser can tell. */
  problemOf: (file: File) => MessageKey | undefined;
  /** @throws ApiError; the signal's reason when it was stopped */
  sendOne: (
    file: File,
    options: { signal: AbortSignal; onProgress: (state: UploadState, share: number) => void },
  ) => Promise<unknown>;
  /** In words: what is not tried after something that is not the file's fault. */
  notSent: string;
}

/** Sends files one after the other, photos made ready for it; one that is rejected holds up no other. */
export function useSendFiles({ problemOf, sendOne, notSent }: Parts) {
  const { failures } = useSignInText();
  const language = useLanguage();
  const [sending, setSending] = useState<Sending>();
  const [outcomes, setOutcomes] = useState<readonly FileOutcome[]>([]);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  /** @returns why it was not kept, and whether the next one may be */
  async function attempt(chosen: File): Promise<{ problem?: string; mayGoOn: boolean }> {
    const { name } = chosen;
    const onProgress = (state: UploadState, share: number) => setSending({ name, state, share });
    onProgress('sending', 0);
    const { file, problem = problemOf(file) } = await preparePhoto(chosen);
    if (problem) return { problem: messages[problem][language], mayGoOn: true };
    try {
      await sendOne(file, { signal: stop.current.signal, onProgress });
      return { mayGoOn: true };
    } catch (error) {
      const { title, lines } = explainFailure(error, failures);
      // What is not the file's fault (no session, too much, no connection) meets the next one as well.
      const mayGoOn = error instanceof ApiError && [409, 413, 415, 422].includes(error.status);
      const isKnown = error instanceof ApiError && error.status !== 500;
      return { problem: isKnown ? (lines[0] ?? title) : failures.upload, mayGoOn };
    }
  }

  /** @returns how many were kept; undefined where nobody waits for it any more */
  async function send(files: readonly File[]): Promise<number | undefined> {
    if (sending) return undefined;
    const done: FileOutcome[] = [];
    setOutcomes([]);
    let mayGoOn = true;
    for (const file of files) {
      const outcome: Awaited<ReturnType<typeof attempt>> = mayGoOn
        ? await attempt(file)
        : { problem: notSent, mayGoOn };
      if (stop.current.signal.aborted) return undefined;
      mayGoOn = outcome.mayGoOn;
      done.push({ name: file.name, problem: outcome.problem });
    }
    setSending(undefined);
    setOutcomes(done);
    return done.filter(({ problem }) => problem === undefined).length;
  }

  return { sending, outcomes, send };
}
