import { useLayoutEffect, useRef, useState } from 'react';
import {
  type ChangeHandler,
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  useForm as useHookForm,
} from 'react-hook-form';
import { ApiError } from '#app/api/transport/api-error.ts';
import { explainFailure, explainRejection, type Failure } from '#app/feedback/explain-failure.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { messageText } from '#domain/messages.ts';
import { afterPress } from './after-press.ts';
import { fieldNames } from './field-names.ts';
import type { FormParts } from './form-parts.ts';
import { placeMessages } from './portal-messages.ts';
import { showFocused } from './show-focused.ts';
import { type KeyOf, useIdempotencyKey } from './use-idempotency-key.ts';
import { useKeptForm } from './use-kept-form.ts';

/** Thrown by `send` where the page tells by itself why nothing was sent: what is typed stays, and its draft. */
export class SaidByPage extends Error {}

export type Form<Input extends FieldValues, Output = Input> = ReturnType<
  typeof useForm<Input, Output>
>;

/**
 * A form of a page (`SchemaForm`) or of a dialog (`FormDialog`) behind the sign-in. What somebody typed stays as it is,
 * whatever goes wrong.
 */
export function useForm<Input extends FieldValues, Output = Input, Result = void>(
  parts: FormParts<Input, Output, Result>,
) {
  const language = useLanguage();
  const { failures } = useSignInText();
  const [failure, setFailure] = useState<Failure>();
  const [rejection, setRejection] = useState<string>();
  const isSending = useRef(false);
  const creation = useIdempotencyKey(parts.sentBefore);
  const form = useHookForm<Input, unknown, Output>({
    ...parts.rules,
    defaultValues: parts.defaults as DefaultValues<Input>,
    mode: 'onTouched',
    // `focus` brings the whole field into sight as well.
    shouldFocusError: false,
  });
  const kept = useKeptForm(form, {
    draft: parts.draft,
    asks: parts.asksBeforeLeaving ?? false,
    sent: creation.sent,
  });
  const { errors, isSubmitting, isSubmitted, submitCount, isDirty } = form.formState;
  const namesNow = () => fieldNames(form.getValues()) as Path<Input>[];

  function focus(name: string) {
    form.setFocus(name as Path<Input>);
    // React Hook Form sets the focus by a timer; this one comes after it.
    setTimeout(showFocused);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt, and not while somebody types.
  useLayoutEffect(() => {
    const first = namesNow().find(errorOf);
    // What is wrong is written by now, and has moved the fields.
    if (first) focus(first);
  }, [submitCount]);

  async function send(values: Output) {
    setRejection(undefined);
    setFailure(undefined);
    try {
      const result = await parts.send(values, { once: creation.once, keyOf });
      creation.done();
      kept.forget();
      parts.onSent?.(result);
    } catch (error) {
      if (error instanceof SaidByPage) return;
      const isAtFields = showAtFields(error);
      if (isAtFields) setRejection((error as ApiError).message);
      if (parts.showsInPopup) setFailure(explainFailure(error, failures));
      else if (!isAtFields) setFailure(explain(error));
    } finally {
      parts.settled?.();
    }
  }

  /** A draft keeps the key before it is sent: the answer may be lost with the page. */
  const keyOf: KeyOf = (content) => {
    const key = creation.keyOf(content);
    kept.save();
    return key;
  };

  async function submit(event?: React.SyntheticEvent) {
    event?.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    try {
      // What the portal said last time of what is no field, or none any more, would keep it from being sent.
      form.clearErrors();
      await form.handleSubmit(send)(event);
    } finally {
      isSending.current = false;
    }
  }

  /** False when one of the portal's messages has no field here. */
  function showAtFields(error: unknown): boolean {
    if (!(error instanceof ApiError)) return false;
    const messages = placeMessages(error.errors, namesNow(), parts.fieldOf);
    for (const { field, message } of messages) {
      if (field) form.setError(field, { message });
    }
    return messages.length > 0 && messages.every(({ field }) => field !== undefined);
  }

  const explain = (error: unknown): Failure => explainRejection(error, failures);

  const errorOf = (name: Path<Input>): string | undefined => {
    const { message }: { message?: unknown } = get(errors, name) ?? {};
    return typeof message === 'string' && message ? messageText(message, language) : undefined;
  };

  return {
    form,
    submit,
    busy: isSubmitting,
    isDirty,
    /** What the portal said of the last attempt, where its messages stand at the fields. */
    rejection,
    failure,
    /** Of what a form does beside sending: reading a file, say. */
    setFailure,
    explain,
    forgetFailure: () => setFailure(undefined),
    /** For `LeaveQuestion`. */
    isAtStake: kept.isAtStake,
    forget: kept.forget,
    keepsDraft: parts.draft !== undefined,
    /** What a field of this name gets. */
    field: (name: Path<Input>, options?: RegisterOptions<Input, Path<Input>>) => {
      const registered = form.register(name, options);
      const onBlur: ChangeHandler = async (event) =>
        afterPress(() => void registered.onBlur(event));
      return { ...registered, onBlur, error: errorOf(name) };
    },
    /** For the summary; after the first attempt only, so that it does not grow while somebody types. */
    problems: isSubmitted
      ? namesNow().flatMap((field) => {
          const message = errorOf(field);
          return message === undefined ? [] : [{ field: field as string, message }];
        })
      : [],
    focus,
  };
}
