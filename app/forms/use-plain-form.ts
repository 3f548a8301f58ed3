import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#app/api/transport/api-error.ts';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { MessageKey } from '#domain/messages.ts';
import { problemTexts } from './problem-texts.ts';
import { showFocused } from './show-focused.ts';

type Texts<Field extends string> = Partial<Record<Field, string>>;
type Problems<Field extends string> = Partial<Record<Field, MessageKey>>;

interface FormParts<Field extends string> {
  /** What is wrong with what is typed, in the order of the form. */
  problems: (values: Record<Field, string>) => Problems<Field>;
  /** Where the server's complaints belong, by their wire names. */
  fieldOf: Readonly<Record<string, Field>>;
  /** @throws ApiError */
  send: (values: Record<Field, string>) => Promise<void>;
  /** Says in the popup also what stands at fields, as the specification wants it of passwords. */
  tellsInPopup?: boolean;
}

/**
 * As `useSchemaForm`, for a few texts on a page that everybody loads: without its libraries. What is typed lies in the
 * document, and stays as it is, whatever goes wrong.
 */
export function usePlainForm<Field extends string>(parts: FormParts<Field>) {
  const language = useLanguage();
  const { failures } = useSignInText();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Texts<Field>>({});
  const [refusal, setRefusal] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);

  function focus(field: string) {
    form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
    showFocused();
  }

  function refuse(found: Texts<Field>) {
    // What is wrong moves the fields.
    flushSync(() => setErrors(found));
    const [first] = Object.keys(found);
    if (first) focus(first);
  }

  /** False when a complaint has no field here. */
  function showAtFields(error: unknown): boolean {
    if (!(error instanceof ApiError)) return false;
    const complaints = Object.entries(error.errors).map(
      ([name, [message]]) => [parts.fieldOf[name], message] as const,
    );
    refuse(Object.fromEntries(complaints.filter(([field]) => field)) as Texts<Field>);
    return complaints.length > 0 && complaints.every(([field]) => field);
  }

  /** A complaint goes while it is being put right, and not later: what is below would move away from a click. */
  async function check({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const field = (target as HTMLInputElement).name as Field;
    if (errors[field] === undefined) return;
    const { [field]: problem } = parts.problems(typedIn(currentTarget));
    const found = await problemTexts({ [field]: problem } as Problems<Field>, language);
    setErrors((last) => ({ ...last, [field]: found[field] }));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    form.current = event.currentTarget;
    const values = typedIn<Field>(form.current);
    setRefusal(undefined);
    setBusy(true);
    try {
      const found = await problemTexts(parts.problems(values), language);
      refuse(found);
      if (Object.keys(found).length === 0) await parts.send(values);
    } catch (error) {
      const explained = explainFailure(error, failures);
      const isAtFields = showAtFields(error);
      if (isAtFields) setRefusal(explained.title);
      if (!isAtFields || parts.tellsInPopup) setFailure(explained);
    } finally {
      setBusy(false);
    }
  }

  return {
    submit,
    check,
    busy,
    /** What the portal said of the last attempt, where its complaints stand at the fields. */
    refusal,
    failure,
    forgetFailure: () => setFailure(undefined),
    /** What a field of this name gets. */
    field: (name: Field) => ({ name, error: errors[name] }),
    problems: Object.entries<string | undefined>(errors).flatMap(([field, message]) =>
      message ? [{ field, message }] : [],
    ),
    focus,
  };
}

const typedIn = <Field extends string>(form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Record<Field, string>;
