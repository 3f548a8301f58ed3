import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { Section } from '#app/forms/Section.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useSettingsText } from '#app/i18n/settings/use-settings-text.ts';
import { useSite } from '#app/site.ts';
import { changeSetting, type FoundSetting } from '#domain/settings/setting-calls.ts';
import styles from './Settings.module.css';

/** One thing that the organisation chooses. What the server sets is shown and stays. */
export function SettingForm({ found: { name, value, source, variable } }: { found: FoundSetting }) {
  const text = useSettingsText();
  const { label, hint, options } = text.settings[name];
  const form = useForm({
    defaults: { value: value ?? '' },
    async send(typed) {
      await call(changeSetting, { name, value: typed.value });
    },
  });
  const undo = useAttempt();
  const { timezone } = useSite();
  const waits = name === 'timezone' && value !== timezone;
  if (source === 'environment') {
    return (
      <Section title={label} lead={hint}>
        <p>
          <strong>{value === null ? '' : (options?.[value] ?? value)}</strong>
        </p>
        <p className={styles.note}>{text.fixed(variable)}</p>
      </Section>
    );
  }
  return (
    <Section title={label} lead={hint}>
      {waits && (
        <Notice kind="warning">
          <p>{text.untilRestart(timezone)}</p>
        </Notice>
      )}
      <SchemaForm state={form} label={label}>
        {options ? (
          <ChoiceField
            label={label}
            options={Object.entries(options).map(([option, words]) => ({
              value: option,
              label: words,
            }))}
            {...form.field('value')}
          />
        ) : (
          <TextField label={label} autoComplete="off" {...form.field('value')} />
        )}
        <div className={styles.ways}>
          <SubmitButton busy={form.busy} busyLabel={text.saving}>
            {text.save}
          </SubmitButton>
          {source === 'stored' ? (
            <Button
              variant="quiet"
              size="small"
              disabled={undo.busy}
              onClick={() =>
                undo.attempt(async () => {
                  await call(changeSetting, { name, value: null });
                })
              }
            >
              {text.backToUsual}
            </Button>
          ) : (
            <span className={styles.note}>{text.usual}</span>
          )}
        </div>
        {undo.failure && <FailureNotice failure={undo.failure} />}
      </SchemaForm>
    </Section>
  );
}
