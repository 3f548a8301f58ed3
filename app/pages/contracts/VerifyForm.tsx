import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useContractText } from '#app/i18n/contracts/use-contract-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { readCode } from '#domain/adoption/verification-code.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Contracts.module.css';

/** Leads to the page of the code that somebody types. */
export function VerifyForm() {
  const text = useContractText().verify;
  const language = useLanguage();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const code = readCode(String(new FormData(form).get('codigo') ?? ''));
    if (code) return navigate(pathFor('verifyContract', language, { code }));
    setError(text.incomplete);
    form.querySelector('input')?.focus();
  }

  return (
    <form className={styles.form} onSubmit={send} aria-label={text.title} noValidate>
      <TextField
        label={text.code}
        hint={text.hint}
        error={error}
        name="codigo"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={() => setError(undefined)}
      />
      <div>
        <SubmitButton busy={false} busyLabel="" icon="search">
          {text.send}
        </SubmitButton>
      </div>
    </form>
  );
}
