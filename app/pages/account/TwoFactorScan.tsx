import { useState } from 'react';
import { z } from 'zod';
import { callApi } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { useQrCode } from '#app/components/use-qr-code.ts';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import styles from './TwoFactor.module.css';

export type Secret = DataOf<'usuarios:preparar_segundo_factor'>;

const schema = z.object({ code: z.string().trim().min(1, { error: 'codeRequired' }) });
const defaults = { code: '' };
const fieldOf = { codigo: 'code' } as const;

interface Props {
  secret: Secret;
  onDone: (recoveryCodes: string[]) => void;
}

/** Brings the secret into an app, and asks for its first code. */
export function TwoFactorScan({ secret, onDone }: Props) {
  const text = useAccountText();
  const language = useLanguage();
  const picture = useQrCode(secret.uri);
  const form = useSchemaForm({
    schema,
    defaults,
    fieldOf,
    async send({ code }) {
      const { codigos_recuperacion } = await callApi('usuarios:activar_segundo_factor', {
        codigo: code,
        lang: language,
      });
      onDone(codigos_recuperacion);
    },
  });
  return (
    <>
      <p>{text.twoFactor.scan}</p>
      <div className={styles.scan}>
        {picture && <img className={styles.code} src={picture} alt={text.twoFactor.qrCode} />}
        <div className={styles.secret}>
          <p>{text.twoFactor.onThisPhone}</p>
          <div className={styles.ways}>
            <ButtonLink href={secret.uri} size="small" icon="arrow">
              {text.twoFactor.openApp}
            </ButtonLink>
            <CopyKey secret={secret.secreto} />
          </div>
          <p>
            {text.twoFactor.secret} <code>{secret.secreto}</code>
          </p>
        </div>
      </div>
      <SchemaForm state={form} label={text.twoFactor.title}>
        <TextField
          label={text.login.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.field('code')}
        />
        <div>
          <SubmitButton busy={form.busy} busyLabel={text.moment}>
            {text.twoFactor.enable}
          </SubmitButton>
        </div>
      </SchemaForm>
    </>
  );
}

/** Into the clipboard; where the browser does not let it, the key stands beside it to be copied by hand. */
function CopyKey({ secret }: { secret: string }) {
  const text = useAccountText().twoFactor;
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  }

  return (
    <>
      <Button
        size="small"
        variant="outline"
        icon={outcome === 'copied' ? 'check' : 'link'}
        onClick={copy}
      >
        {text.copyKey}
      </Button>
      <span role="status">{outcome && text[outcome]}</span>
    </>
  );
}
