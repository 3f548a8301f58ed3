import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type InputOf, postAction } from '#app/api/transport/request.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { MessageKey } from '#domain/messages.ts';
import { problemTexts } from './problem-texts.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

export type Outcome = 'sent' | 'failed' | 'tooMany';

interface FormParts<Field extends string> {
  empty: Record<Field, string>;
  /** The rules that the server keeps too. */
  problems: (values: Record<Field, string>) => Partial<Record<Field, MessageKey>>;
  /** The body of `documentos:crear`, without its captcha. */
  toDocument: (values: Record<Field, string>) => Omit<InputOf<'documentos:crear'>, 'captcha'>;
  /** Where the server's complaints belong, by their place in the body. */
  fieldOf: Record<string, Field>;
}

/** How long a banner stays, in milliseconds. */
const bannerStays = 5_000;

/**
 * A short form that anybody can send through the wire, behind a captcha: no form library, for the pages it stands on
 * are the public ones. Until its program is there, and where the captcha cannot be had, the browser sends it by itself
 * (`answer-plain-form.server.ts`).
 */
export function useVisitorForm<Field extends string>(parts: FormParts<Field>) {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [inCharge, setInCharge] = useState(false);
  const [values, setValues] = useState(parts.empty);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [captcha, setCaptcha] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useOutcome();
  const creation = useIdempotencyKey();

  const fillEmpty = useCallback((texts: Partial<Record<string, string>>) => {
    setValues((last) => mapValues(last, (field, text) => text || texts[field] || ''));
  }, []);

  useEffect(() => {
    // The form was there, and perhaps written in, before this program came.
    fillEmpty(typedIn(form.current));
    setInCharge(true);
  }, [fillEmpty]);

  // To the first field that is wrong, once it says so.
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  /** A used or refused solution is good for nothing: the next attempt gets a new challenge. */
  function renewCaptcha() {
    setCaptcha(undefined);
    setAttempt((last) => last + 1);
  }

  async function submit(event: FormEvent) {
    if (!inCharge) return;
    event.preventDefault();
    if (busy || captcha === undefined) return;
    setBusy(true);
    const found = await problemTexts(parts.problems(values), language).catch(() => undefined);
    if (!found || Object.keys(found).length > 0) {
      setBusy(false);
      return found ? setErrors(found) : setOutcome('failed');
    }
    setErrors({});
    const document = parts.toDocument(values);
    const body = { ...document, ...(captcha && { captcha }) };
    const idempotencyKey = creation.keyOf(document);
    const answer = await postAction('documentos:crear', body, { idempotencyKey });
    setBusy(false);
    renewCaptcha();
    if (answer.ok) {
      creation.forget();
      setValues(parts.empty);
      setOutcome('sent');
      return;
    }
    const complaints = Object.entries(answer.errors).flatMap(([place, [message]]) => {
      const field = parts.fieldOf[place];
      return field && message ? [[field, message]] : [];
    });
    if (complaints.length > 0) setErrors(Object.fromEntries(complaints));
    else setOutcome(answer.status === 429 ? 'tooMany' : 'failed');
  }

  return {
    formProps: { ref: form, method: 'post', onSubmit: submit, noValidate: true } as const,
    busy,
    outcome,
    mayBeSent: !inCharge || (captcha !== undefined && !busy),
    captcha: { key: attempt, onSolve: setCaptcha, onFail: () => setInCharge(false) },
    /** What a field of this name gets. */
    field: (name: Field, format = (text: string) => text) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: { target: { value: string } }) =>
        setValues((last) => ({ ...last, [name]: format(event.target.value) })),
    }),
    values,
    /** Writes these texts where nobody has written yet. */
    fillEmpty,
  };
}

function typedIn(form: HTMLFormElement | null): Partial<Record<string, string>> {
  if (!form) return {};
  return Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)]));
}

function mapValues<Field extends string>(
  values: Record<Field, string>,
  change: (field: Field, text: string) => string,
): Record<Field, string> {
  const entries = Object.entries<string>(values) as [Field, string][];
  return Object.fromEntries(entries.map(([field, text]) => [field, change(field, text)])) as Record<
    Field,
    string
  >;
}

/** Shown for five seconds. */
function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), bannerStays);
    return () => clearTimeout(timer);
  }, [outcome]);
  return [outcome, setOutcome] as const;
}
