import { useState } from 'react';
import { z } from 'zod';
import { call } from '#app/api/call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { useQrCode } from '#app/components/use-qr-code.ts';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { enableSecondFactor, type SecondFactorSecret } from '#domain/accounts/security-calls.ts';
import styles from './TwoFactor.module.css';

const schema = z.object({ code: z.string().trim().min(1, { error: 'codeRequired' }) });
const defaults = { code: '' };

interface Props {
  secret: SecondFactorSecret;
  onDone: (recoveryCodes: string[]) => void;
}

/** Brings the secret into an app, and asks for its first code. */
export function TwoFactorScan({ secret, onDone }: Props) {
  const text = useAccountText();
  const picture = useQrCode(secret.uri);
  const form = useForm({
    rules: schemaRules(schema),
    defaults,
    async send({ code }) {
      const { recoveryCodes } = await call(enableSecondFactor, { code });
      onDone(recoveryCodes);
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
            <CopyKey secret={secret.secret} />
          </div>
          <p>
            {text.twoFactor.secret} <code>{secret.secret}</code>
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
