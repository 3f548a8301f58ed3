import { useState } from 'react';
import { explainRejection, type Failure } from '#app/feedback/explain-failure.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { type LightFormParts, useLightForm } from './use-light-form.ts';

/** A light form that the portal alone checks: what is wrong stands at its field, any other failure is told in words. */
export function useServerCheckedForm<Field extends string>(
  /** As the wire names them. */
  fields: readonly Field[],
  send: (values: Record<Field, string>) => Promise<void>,
  /** What the portal cannot know: that something was not chosen at all. */
  problems: LightFormParts<Field>['problems'] = () => ({}),
) {
  const { failures } = useSignInText();
  const [failure, setFailure] = useState<Failure>();
  const form = useLightForm<Field>({
    problems,
    fieldOf: Object.fromEntries(fields.map((name) => [name, name])),
    async send(values) {
      setFailure(undefined);
      await send(values);
    },
    onFailure: (error, shown) => setFailure(shown === 'all' ? undefined : explain(error)),
  });
  const explain = (error: unknown) => explainRejection(error, failures);
  return { ...form, failure, setFailure, explain };
}
