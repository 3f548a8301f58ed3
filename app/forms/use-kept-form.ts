import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldValues, FormState as State, UseFormReturn } from 'react-hook-form';
import { useUnloadQuestion } from '#app/feedback/use-unload-question.ts';
import type { SentWords } from './use-idempotency-key.ts';

/** Where a form keeps what is typed until it is sent. */
export interface FormDraft<Values> {
  /** What was kept there before, instead of what the form begins with. */
  kept: Partial<Values> | undefined;
  /** @returns false where this browser keeps nothing: then it asks before a reload */
  write: (values: Values, sent: SentWords | undefined) => boolean;
  remove: () => void;
}

type FormState<Values extends FieldValues> = State<Values> & { values: Values };

/** Whether something would be lost, and where it is kept. */
export function useKeptForm<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'reset' | 'getValues'>,
  { draft, asks, sent }: Kept<Values>,
) {
  const isChanged = useRef(false);
  const isInDraft = useRef(false);
  const isAtStake = () => (draft !== undefined || asks) && isChanged.current;
  useUnloadQuestion(() => isAtStake() && !isInDraft.current);

  const seen = useRef('');

  function save() {
    if (draft && isChanged.current) isInDraft.current = draft.write(form.getValues(), sent());
  }
  function forget() {
    seen.current = JSON.stringify(form.getValues());
    isChanged.current = false;
    draft?.remove();
  }
  const latest = useRef({ save, forget });
  useLayoutEffect(() => {
    latest.current = { save, forget };
  });

  /** Is told of other changes of the form's state too: what was given up or sent is not kept again by them. */
  const note = useCallback(({ values, defaultValues }: Partial<FormState<Values>>) => {
    const now = JSON.stringify(values);
    if (now === seen.current) return;
    seen.current = now;
    isChanged.current = now !== JSON.stringify(defaultValues);
    if (isChanged.current) latest.current.save();
    else latest.current.forget();
  }, []);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: note }),
    [form.subscribe, note],
  );
  // What is compared with stays what the form begins with. `form.watch` sees it, `useWatch` of the same component does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it opens.
  useLayoutEffect(() => {
    if (!draft?.kept) return;
    form.reset({ ...form.getValues(), ...draft.kept }, { keepDefaultValues: true });
    isChanged.current = true;
  }, []);

  return { isAtStake, save, forget };
}

interface Kept<Values extends FieldValues> {
  draft: FormDraft<Values> | undefined;
  /** Asks before a page with changes is left, also without a draft. */
  asks: boolean;
  /** What was sent last, and under which key. */
  sent: () => SentWords | undefined;
}
