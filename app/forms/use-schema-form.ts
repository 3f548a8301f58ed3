import { zodResolver } from '@hookform/resolvers/zod';
import { useLayoutEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { explainFailure, explainRejection, type Failure } from '#app/feedback/explain-failure.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import './zod-setup.ts';
import { ApiError } from '#app/api/transport/api-error.ts';
import { messageText } from '#domain/messages.ts';
import { showFocused } from './show-focused.ts';

interface FormParts<Input extends FieldValues, Output> {
  /** The rules that the server keeps too; its messages are keys. */
  schema: z.ZodType<Output, Input>;
  /** Every field, in the order of the form. */
  defaults: Input;
  /** Where the server's validation messages belong, by their wire names. */
  fieldOf: Readonly<Record<string, Path<Input>>>;
  /** @throws ApiError */
  send: (values: Output) => Promise<void>;
  /** After whatever became of it. */
  settled?: () => void;
  /** Says in the popup also what stands at fields, as the specification wants it of passwords. */
  showsInPopup?: boolean;
}

/** A form of an account. What somebody typed stays as it is, whatever goes wrong. */
export function useSchemaForm<Input extends FieldValues, Output>(parts: FormParts<Input, Output>) {
  const language = useLanguage();
  const { failures } = useAccountText();
  const [failure, setFailure] = useState<Failure>();
  const [rejection, setRejection] = useState<string>();
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(parts.schema),
    defaultValues: parts.defaults as DefaultValues<Input>,
    mode: 'onTouched',
    // `focus` brings the whole field into sight as well.
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isSubmitted, submitCount, isDirty } = form.formState;

  function focus(name: string) {
    form.setFocus(name as Path<Input>);
    // React Hook Form sets the focus by a timer; this one comes after it.
    setTimeout(showFocused);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt, and not while somebody types.
  useLayoutEffect(() => {
    const first = Object.keys(parts.defaults).find((name) => errorOf(name));
    // What is wrong is written by now, and has moved the fields.
    if (first) focus(first);
  }, [submitCount]);

  async function send(values: Output) {
    if (isSubmitting) return;
    setRejection(undefined);
    try {
      await parts.send(values);
    } catch (error) {
      const isAtFields = showAtFields(error);
      if (isAtFields) setRejection((error as ApiError).message);
      if (parts.showsInPopup) setFailure(explainFailure(error, failures));
      else if (!isAtFields) setFailure(explainRejection(error, failures));
    } finally {
      parts.settled?.();
    }
  }

  /** False when a validation message has no field here. */
  function showAtFields(error: unknown): boolean {
    if (!(error instanceof ApiError)) return false;
    const messages = Object.entries(error.errors).map(([name, [message]]) => ({
      field: parts.fieldOf[name],
      message,
    }));
    for (const { field, message } of messages) {
      if (field) form.setError(field, { message });
    }
    return messages.length > 0 && messages.every(({ field }) => field !== undefined);
  }

  const errorOf = (name: string): string | undefined => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? messageText(message, language) : undefined;
  };

  return {
    form,
    submit: form.handleSubmit(send),
    busy: isSubmitting,
    isDirty,
    /** What the portal said of the last attempt, where its validation messages stand at the fields. */
    rejection,
    failure,
    forgetFailure: () => setFailure(undefined),
    /** What a field of this name gets. */
    field: (name: Path<Input>) => ({ ...form.register(name), error: errorOf(name) }),
    /** For the summary; after the first attempt only, so that it does not grow while somebody types. */
    problems: isSubmitted
      ? Object.keys(parts.defaults).flatMap((field) => {
          const message = errorOf(field);
          return message === undefined ? [] : [{ field, message }];
        })
      : [],
    focus,
  };
}
