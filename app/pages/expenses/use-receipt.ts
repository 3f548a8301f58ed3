import { useEffect, useRef, useState } from 'react';
import { read } from '#app/api/call.ts';
import { type UploadState, uploadFile } from '#app/api/upload-file.ts';
import { preparePhoto } from '#app/forms/prepare-photo.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { decodeText } from '#domain/decode-text.mjs';
import { readInvoice } from '#domain/expenses/expense-calls.ts';
import { expenseLimits } from '#domain/expenses/expense-kinds.ts';
import { messages } from '#domain/messages.ts';
import { receiptProblem } from '#domain/pets/chosen-files.ts';

interface ChosenReceipt {
  file: File;
  /** The XML of an invoice, which is sent with the expense itself. */
  cfdi?: string;
  supplier?: string;
}

/** The file beside an expense: read where it is an invoice, and sent once the expense is stored. */
export function useReceipt() {
  const language = useLanguage();
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const [chosen, setChosen] = useState<ChosenReceipt>();
  const [isReading, setIsReading] = useState(false);
  const [sending, setSending] = useState<{ state: UploadState; share: number }>();

  /** @returns why it cannot be sent, by its name and in words */
  async function choose(receipt: File): Promise<string | undefined> {
    const { file, problem = receiptProblem(file) } = await preparePhoto(receipt);
    setChosen(problem ? undefined : { file });
    return problem && `${file.name}: ${messages[problem][language]}`;
  }

  /** @returns what the invoice says; @throws ApiError where it is none */
  async function readFrom(file: File) {
    setIsReading(true);
    try {
      // What is longer is no invoice; the portal says so of what is sent to it.
      const bytes = await file.slice(0, expenseLimits.cfdi + 1).arrayBuffer();
      const cfdi = decodeText(new Uint8Array(bytes), decodeInBrowser);
      const { supplier, onDate, totalCents } = await read(readInvoice, { cfdi });
      setChosen({ file, cfdi, supplier });
      return { supplier, onDate, amount: totalCents / 100 };
    } catch (error) {
      setChosen(undefined);
      throw error;
    } finally {
      setIsReading(false);
    }
  }

  /** @returns whether a file was sent: not where it went along with the expense, or was stopped; @throws ApiError */
  async function send(expenseId: string): Promise<boolean> {
    if (!chosen || chosen.cfdi !== undefined) return false;
    const { signal } = stop.current;
    try {
      await uploadFile({
        folder: `gasto/${expenseId}/`,
        file: chosen.file,
        language,
        signal,
        onProgress: (state, share) => setSending({ state, share }),
      });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      throw error;
    } finally {
      setSending(undefined);
    }
  }

  return {
    chosen,
    choose,
    readFrom,
    isReading,
    send,
    sending,
  };
}

function decodeInBrowser(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return undefined;
  }
}
