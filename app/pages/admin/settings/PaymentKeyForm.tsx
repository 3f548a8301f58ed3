import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useSettingsText } from '#app/i18n/settings/use-settings-text.ts';
import { storePaymentKeys } from '#domain/payment-keys/payment-key-calls.ts';
import {
  type KeyedProvider,
  keysOf,
  longestKey,
  type PaymentKeyName,
} from '#domain/payment-keys/payment-keys.ts';
import styles from './Settings.module.css';

interface Props {
  provider: KeyedProvider;
  onClose: () => void;
}

type Typed = Partial<Record<PaymentKeyName, string>>;

/** Takes all keys of a provider at once; they count once the provider has taken them. */
export function PaymentKeyForm({ provider, onClose }: Props) {
  const { paymentKeys: text } = useSettingsText();
  const names: readonly PaymentKeyName[] = keysOf[provider];
  const form = useForm<Typed>({
    defaults: Object.fromEntries(names.map((name) => [name, ''])) as Typed,
    async send(typed) {
      await call(storePaymentKeys, { provider, ...typed });
      onClose();
    },
  });
  return (
    <SchemaForm state={form} label={text.providers[provider]} fields={text.keys}>
      {names.map((name) => (
        <TextField
          key={name}
          label={text.keys[name]}
          hint={text.hints[name]}
          autoComplete="off"
          spellCheck={false}
          {...(name === 'webhookPublicKey'
            ? { multiline: true, rows: 5, maxLength: longestKey }
            : {})}
          {...form.field(name)}
        />
      ))}
      <div className={styles.ways}>
        <SubmitButton busy={form.busy} busyLabel={text.trying}>
          {text.save}
        </SubmitButton>
        <Button variant="quiet" size="small" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </SchemaForm>
  );
}
