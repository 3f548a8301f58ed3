import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';

import { Button } from '#app/components/Button.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useVerifyText } from '#app/i18n/contracts/use-verify-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { codeParam } from '#domain/adoption/verification-address.ts';
import { readCode } from '#domain/adoption/verification-code.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import styles from './Contracts.module.css';

/** Leads to the page of the code that somebody types; without JavaScript by the page's loader. */
export function VerifyForm({ incomplete = false }: { incomplete?: boolean }) {
  const text = useVerifyText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [error, setError] = useState(incomplete ? text.incomplete : undefined);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const code = readCode(String(new FormData(form).get(codeParam) ?? ''));
    if (code) return navigate(pathFor('verifyContract', language, { code }));
    setError(text.incomplete);
    form.querySelector('input')?.focus();
  }

  return (
    <form
      className={styles.form}
      method="get"
      action={pathFor('verifyContractStart', language)}
      onSubmit={send}
      aria-label={text.title}
      noValidate
    >
      <TextField
        label={text.code}
        hint={text.hint}
        error={error}
        name={codeParam}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={() => setError(undefined)}
      />
      <div>
        <Button type="submit" icon="search">
          {text.send}
        </Button>
      </div>
    </form>
  );
}
