import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useSettingsText } from '#app/i18n/settings/use-settings-text.ts';
import { storeProviderKeys } from '#domain/provider-keys/provider-key-calls.ts';
import {
  type KeyedProvider,
  keysOf,
  longestKey,
  mailPorts,
  type ProviderKeyName,
  providerModes,
} from '#domain/provider-keys/provider-keys.ts';
import styles from './Settings.module.css';

interface Props {
  provider: KeyedProvider;
  onClose: () => void;
}

type Typed = Partial<Record<ProviderKeyName, string>>;

/** What is chosen before anybody does. */
const usual: Typed = { port: mailPorts[0], mode: 'live' };

/** Takes all that a provider wants at once; it counts once the provider has taken it. */
export function ProviderKeyForm({ provider, onClose }: Props) {
  const { keys: text } = useSettingsText();
  const names: readonly ProviderKeyName[] = keysOf[provider];
  const form = useForm<Typed>({
    defaults: Object.fromEntries(names.map((name) => [name, usual[name] ?? ''])) as Typed,
    async send(typed) {
      await call(storeProviderKeys, { provider, ...(typed as object) });
      onClose();
    },
  });
  const choices = {
    port: mailPorts.map((port) => ({ value: port, label: port })),
    mode: providerModes.values.map((mode) => ({ value: mode, label: text.modes[mode] })),
  };
  return (
    <SchemaForm state={form} label={text.providers[provider]} fields={text.names}>
      {names.map((name) => {
        const said = { label: text.names[name], hint: text.hints[name] };
        if (name === 'port' || name === 'mode') {
          return <ChoiceField key={name} {...said} options={choices[name]} {...form.field(name)} />;
        }
        return (
          <TextField
            key={name}
            {...said}
            autoComplete="off"
            spellCheck={false}
            {...(name === 'password'
              ? { type: 'password' as const, autoComplete: 'new-password' }
              : {})}
            {...(name === 'webhookPublicKey'
              ? { multiline: true, rows: 5, maxLength: longestKey }
              : {})}
            {...form.field(name)}
          />
        );
      })}
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
