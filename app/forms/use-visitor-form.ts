import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#app/api/transport/api-error.ts';
import { postCall } from '#app/api/transport/post-call.ts';
import type { GivenToCall } from '#domain/contract/call.ts';
import type { createDocument } from '#domain/documents/document-calls.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';
import { type LightFormParts, useLightForm } from './use-light-form.ts';

export type Outcome = 'sent' | 'failed' | 'tooMany';

type NewDocument = Omit<GivenToCall<typeof createDocument>, 'captcha'>;

interface CaptchaFormParts<Field extends string>
  extends Pick<LightFormParts<Field>, 'problems' | 'fieldOf'> {
  /** @param captcha undefined of somebody who is known @throws ApiError */
  post: (values: Record<Field, string>, captcha: string | undefined) => Promise<void>;
  /** The captcha waits until this has been typed. */
  wakes: Field;
  /** Whoever is signed in needs no captcha. */
  isKnown?: boolean;
}

interface FormParts<Field extends string>
  extends Pick<LightFormParts<Field>, 'problems' | 'fieldOf'> {
  /** As `createDocument` takes it, without its captcha. */
  toDocument: (values: Record<Field, string>) => NewDocument;
}

/** How long a banner stays, in milliseconds. */
const bannerStays = 5_000;

/**
 * A form that anybody can send, behind a captcha. Until hydration, and where the captcha cannot be had, the
 * browser sends it by itself (`answer-plain-form.server.ts`).
 */
export function useCaptchaForm<Field extends string>({
  post,
  wakes,
  isKnown = false,
  ...parts
}: CaptchaFormParts<Field>) {
  const element = useRef<HTMLFormElement>(null);
  const [isNative, setNative] = useState(true);
  const [isAwake, setAwake] = useState(false);
  const [captcha, setCaptcha] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useOutcome();
  const [refusal, setRefusal] = useState<string>();

  const form = useLightForm<Field>({
    ...parts,
    async send(values) {
      setRefusal(undefined);
      try {
        await post(values, captcha);
      } finally {
        // A used or rejected solution is of no use any more: the next attempt gets a new challenge.
        setCaptcha(undefined);
        setAttempt((last) => last + 1);
      }
      element.current?.reset();
      setAwake(false);
      setOutcome('sent');
    },
    onFailure(error, shown) {
      if (shown !== 'none') return;
      if (error instanceof ApiError && error.status === 409) return setRefusal(error.message);
      setOutcome(error instanceof ApiError && error.status === 429 ? 'tooMany' : 'failed');
    },
  });

  const lookForStart = useCallback(() => {
    setAwake(textFields(element.current).some(({ name, value }) => name === wakes && value));
  }, [wakes]);

  useEffect(() => {
    // The form was there, and perhaps written in, before hydration.
    lookForStart();
    setNative(false);
  }, [lookForStart]);

  function submit(event: FormEvent<HTMLFormElement>) {
    if (isNative) return;
    if (isKnown || captcha !== undefined) return form.submit(event);
    event.preventDefault();
  }

  function change(event: FormEvent<HTMLFormElement>) {
    lookForStart();
    form.check(event);
  }

  return {
    formProps: {
      ref: element,
      method: 'post',
      onSubmit: submit,
      onChange: change,
      noValidate: true,
    } as const,
    busy: form.busy,
    outcome,
    /** Why it was refused as a whole. */
    refusal,
    mayBeSent: isNative || ((isKnown || captcha !== undefined) && !form.busy),
    isAwake,
    captcha: { key: attempt, onSolve: setCaptcha, onFail: () => setNative(true) },
    field: form.field,
    /** Writes these texts where nobody has written yet. */
    fillEmpty: useCallback((texts: Partial<Record<string, string>>) => {
      for (const field of textFields(element.current)) {
        const text = texts[field.name];
        if (field.value !== '' || !text) continue;
        field.value = text;
        // Counters listen.
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }, []),
  };
}

/** A short form that makes a document. */
export function useVisitorForm<Field extends string>({ toDocument, ...parts }: FormParts<Field>) {
  const creation = useIdempotencyKey();
  const { isAwake, ...form } = useCaptchaForm<Field>({
    ...parts,
    wakes: 'email' as Field,
    async post(values, captcha) {
      const document = toDocument(values);
      const body = { ...document, ...(captcha && { captcha }) };
      const idempotencyKey = creation.keyOf(document);
      await postCall(
        () => import('#domain/documents/document-calls.ts').then((of) => of.createDocument),
        body,
        { idempotencyKey },
      );
      creation.done();
    },
  });
  /** The captcha waits until an e-mail has been typed. */
  return { ...form, hasEmail: isAwake };
}

const textFields = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []),
];

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
