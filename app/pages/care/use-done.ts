import { useEffect, useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import type { ActionOutcome } from '#app/feedback/OutcomeNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { type Once, useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { removeEntry } from '#domain/care/care-calls.ts';
import { useConfirmation } from './use-confirmation.tsx';

interface Done {
  /** What is said of it. */
  what: string;
  /** @returns the ids of the new entries @throws ApiError */
  write: (once: Once, confirmed: boolean) => Promise<string[]>;
  /** The row that the focus goes to: that of `data-row`. */
  next: string | undefined;
}

/**
 * What is noted with a tap: a word for it, the way back, and the focus on the next one once the list is there anew.
 * @param items of the list
 */
export function useDone(items: readonly unknown[] | undefined) {
  const text = useCareText();
  const { busy, failure, attempt } = useAttempt();
  const { send, dialog } = useConfirmation();
  const { once } = useIdempotencyKey();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  const goal = useRef<{ next: string | undefined }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the items change, whatever they are.
  useEffect(() => {
    if (!goal.current) return;
    const { next } = goal.current;
    goal.current = undefined;
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    const row = rows.find(({ dataset }) => dataset.row === next) ?? rows[0];
    (row?.querySelector('button') ?? place.current)?.focus();
  }, [items]);

  const undo = (ids: readonly string[]) =>
    attempt(async () => {
      for (const id of ids) await call(removeEntry, { id });
      setOutcome(undefined);
      goal.current = { next: undefined };
    });

  const done = ({ what, write, next }: Done) =>
    attempt(async () => {
      const ids = await send((confirmed) => write(once, confirmed));
      if (!ids) return;
      setOutcome({
        kind: 'success',
        title: text.next.saved(what),
        undo: { label: text.entries.undo, run: () => undo(ids) },
      });
      goal.current = { next };
    });

  const forget = () => setOutcome(undefined);
  return { done, busy, failure, dialog, notice: { outcome, onClose: forget, place } };
}

export type Doing = Pick<ReturnType<typeof useDone>, 'done' | 'busy'>;
