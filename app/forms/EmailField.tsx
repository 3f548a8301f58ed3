import { type ChangeEvent, type ComponentProps, type FocusEvent, useRef, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { useEmailSuggestionText } from '#app/i18n/email-suggestion.ts';
import { afterPress } from './after-press.ts';
import styles from './EmailField.module.css';
import type { FieldTexts } from './Field.tsx';
import { TextField } from './TextField.tsx';

type Props = FieldTexts & ComponentProps<'input'>;

/**
 * Offers to correct the provider of an address that was mistyped: a mail to `gmial.com` arrives nowhere. What knows the
 * providers is loaded when somebody leaves the field, and without a connection nothing is offered.
 */
export function EmailField({ onChange, onBlur, ...props }: Props) {
  const text = useEmailSuggestionText();
  const box = useRef<HTMLDivElement>(null);
  const [suggested, setSuggested] = useState<string>();

  function leave(event: FocusEvent<HTMLInputElement>) {
    const { target: input } = event;
    const { value } = input;
    import('#domain/email-typo.ts').then(
      ({ likelyAddress }) =>
        afterPress(() => input.value === value && setSuggested(likelyAddress(value))),
      () => undefined,
    );
    onBlur?.(event);
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    setSuggested(undefined);
    onChange?.(event);
  }

  function correct(address: string) {
    const input = box.current?.querySelector('input');
    if (!input) return;
    input.value = address;
    change({ type: 'change', target: input } as unknown as ChangeEvent<HTMLInputElement>);
    input.focus();
  }

  return (
    <div ref={box} className={styles.box}>
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        {...props}
        onChange={change}
        onBlur={leave}
      />
      <div role="status">
        {suggested && (
          <p className={styles.suggestion}>
            {text.ask(suggested)}{' '}
            <Button variant="quiet" size="small" onClick={() => correct(suggested)}>
              {text.use}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
