import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#app/api/transport/api-error.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { MessageKey } from '#domain/messages.ts';
import { problemTexts } from './problem-texts.ts';
import { showFocused } from './show-focused.ts';

type Texts<Field extends string> = Partial<Record<Field, string>>;
type Problems<Field extends string> = Partial<Record<Field, MessageKey>>;

export interface LightFormParts<Field extends string> {
  /** What is wrong with what is typed, in the order of the form. */
  problems: (values: Record<Field, string>) => Problems<Field>;
  /** Where the portal's messages belong whose last names are not the fields' own. */
  fieldOf?: Readonly<Record<string, Field>>;
  /** @throws ApiError */
  send: (values: Record<Field, string>) => Promise<void>;
  /** Checking or sending failed; `shown` says how many of the server's validation messages stand at their fields. */
  onFailure: (error: unknown, shown: 'all' | 'some' | 'none') => void;
}

/**
 * As `useForm`, for a few texts on a page that everybody loads: without its libraries. Its fields are
 * uncontrolled, so what is typed before hydration, and when sending fails, stays as it is.
 */
export function useLightForm<Field extends string>(parts: LightFormParts<Field>) {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Texts<Field>>({});
  const [busy, setBusy] = useState(false);

  function focus(field: string) {
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    showFocused();
  }

  function show(found: Texts<Field>) {
    // What is wrong moves the fields.
    flushSync(() => setErrors(found));
    const first = form.current?.querySelector<HTMLInputElement>('[aria-invalid]');
    // A group has no name of its own: its first button has.
    const named = first?.name ? first : first?.querySelector('input');
    if (named) focus(named.name);
  }

  function showAtFields(error: unknown): 'all' | 'some' | 'none' {
    if (!(error instanceof ApiError)) return 'none';
    const messages = Object.entries(error.errors).map(
      ([name, [message]]) =>
        [parts.fieldOf?.[name] ?? name.split('.').at(-1) ?? '', message] as const,
    );
    const fields = form.current?.elements;
    const shown = messages.filter(([field, message]) => fields?.namedItem(field) && message);
    show(Object.fromEntries(shown) as Texts<Field>);
    if (shown.length === 0) return 'none';
    return shown.length === messages.length ? 'all' : 'some';
  }

  /** A message goes while it is being put right, and not later: what is below would move away from a click. */
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
    setBusy(true);
    try {
      const found = await problemTexts(parts.problems(values), language);
      show(found);
      if (Object.keys(found).length === 0) await parts.send(values);
    } catch (error) {
      parts.onFailure(error, showAtFields(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    submit,
    check,
    busy,
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
