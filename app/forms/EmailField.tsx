import { type ChangeEvent, type ComponentProps, type FocusEvent, useRef, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { useEmailSuggestionText } from '#app/i18n/email-suggestion.ts';
import { likelyAddress } from '#domain/email-typo.ts';
import styles from './EmailField.module.css';
import type { FieldTexts } from './Field.tsx';
import { TextField } from './TextField.tsx';

type Props = FieldTexts & ComponentProps<'input'>;

/** Offers to correct the provider of an address that was mistyped: a mail to `gmial.com` arrives nowhere. */
export function EmailField({ onChange, onBlur, ...props }: Props) {
  const text = useEmailSuggestionText();
  const box = useRef<HTMLDivElement>(null);
  const [suggested, setSuggested] = useState<string>();

  function leave(event: FocusEvent<HTMLInputElement>) {
    setSuggested(likelyAddress(event.target.value));
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
