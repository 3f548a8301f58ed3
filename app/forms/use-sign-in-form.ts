import { useState } from 'react';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { type LightFormParts, useLightForm } from './use-light-form.ts';

interface FormParts<Field extends string> extends Omit<LightFormParts<Field>, 'onFailure'> {
  /** Says in the popup also what stands at fields, as the specification wants it of passwords. */
  showsInPopup?: boolean;
}

/** A form of somebody who is not signed in, shown by `SchemaForm`: a failure is a popup. */
export function useSignInForm<Field extends string>({
  showsInPopup = false,
  send,
  ...parts
}: FormParts<Field>) {
  const { failures } = useSignInText();
  const [rejection, setRejection] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const form = useLightForm<Field>({
    ...parts,
    async send(values) {
      setRejection(undefined);
      await send(values);
    },
    onFailure(error, shown) {
      const explained = explainFailure(error, failures);
      if (shown === 'all') setRejection(explained.title);
      if (shown !== 'all' || showsInPopup) setFailure(explained);
    },
  });
  return {
    ...form,
    /** What the portal said of the last attempt, where its validation messages stand at the fields. */
    rejection,
    failure,
    forgetFailure: () => setFailure(undefined),
  };
}
