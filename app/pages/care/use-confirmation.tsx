import { useState } from 'react';
import { ApiError } from '#app/api/transport/api-error.ts';
import { Button } from '#app/components/Button.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useCareText } from '#app/i18n/care/use-care-text.ts';

interface Question {
  lines: readonly string[];
  answer: (isMeant: boolean) => void;
}

const isDoubt = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'careUnconfirmed';

/** For whatever writes into a record: what the portal asks about is asked, and sent again where it is meant. */
export function useConfirmation() {
  const text = useCareText().confirmation;
  const [question, setQuestion] = useState<Question>();

  /** @returns undefined where it was not meant, and nothing was stored @throws ApiError */
  async function send<T>(call: (confirmed: boolean) => Promise<T>): Promise<T | undefined> {
    try {
      return await call(false);
    } catch (error) {
      if (!isDoubt(error)) throw error;
      const lines = [...new Set(Object.values(error.errors).flat())];
      const isMeant = await new Promise<boolean>((answer) => setQuestion({ lines, answer }));
      setQuestion(undefined);
      return isMeant ? await call(true) : undefined;
    }
  }

  const dialog = question && (
    <MessageDialog
      title={text.title}
      close={text.back}
      onClose={() => question.answer(false)}
      action={<Button onClick={() => question.answer(true)}>{text.save}</Button>}
    >
      {question.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </MessageDialog>
  );
  return { send, dialog };
}
