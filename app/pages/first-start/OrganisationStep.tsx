import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { type Form, useForm } from '#app/forms/use-form.ts';
import { useFirstStartText } from '#app/i18n/first-start/use-first-start-text.ts';
import { useSettingsText } from '#app/i18n/settings/use-settings-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { findContent } from '#domain/content/content-calls.ts';
import { changeSetting, type FoundSetting, findSettings } from '#domain/settings/setting-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './FirstStart.module.css';
import { type FirstAnswers, type FirstFacts, saveFacts, slug } from './first-facts.ts';
import { LogoField } from './LogoField.tsx';
import { PlaceFields } from './PlaceFields.tsx';

/** Who the organisation is, as far as somebody says it now; then what else the portal needs. */
export function OrganisationStep() {
  const record = useCall(findContent, { slug });
  const settings = useCall(findSettings, {});
  const failure = record.failure ?? settings.failure;
  const reload = () => Promise.all([record.reload(), settings.reload()]);
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  const zone = settings.data?.find(({ name }) => name === 'timezone');
  if (!record.data || !zone) return <LoadingScreen />;
  return <FactsForm record={record.data.value as unknown as FirstFacts} zone={zone} />;
}

function FactsForm({ record, zone }: { record: FirstFacts; zone: FoundSetting }) {
  const text = useFirstStartText().organisation;
  const language = useLanguage();
  const { name, logo, legalName, mailboxes, address, whatsappNumber, places } = record;
  const form = useForm<FirstAnswers>({
    // As the portal names them in what it refuses.
    defaults: {
      value: {
        ...{ name, logo, legalName, address, whatsappNumber, places },
        mailboxes: { hello: mailboxes.hello },
      },
      timezone: zone.value ?? '',
    },
    async send({ value, timezone }) {
      await saveFacts(value);
      if (timezone !== (zone.value ?? ''))
        await call(changeSetting, { name: 'timezone', value: timezone });
    },
    // A whole document: what is around the page has the name and the logo from it.
    onSent: () => window.location.assign(pathFor('admin', language)),
  });
  return (
    <>
      <p>{text.text}</p>
      <SchemaForm state={form} label={text.title}>
        <TextField label={text.name} {...form.field('value.name')} />
        <LogoField
          onChange={(chosen) => form.form.setValue('value.logo', chosen, { shouldDirty: true })}
        />
        <TextField
          label={text.legalName}
          hint={text.legalNameHint}
          {...form.field('value.legalName')}
        />
        <TextField
          label={text.email}
          type="email"
          inputMode="email"
          {...form.field('value.mailboxes.hello')}
        />
        <TextField
          label={text.whatsapp}
          hint={text.whatsappHint}
          type="tel"
          inputMode="tel"
          {...form.field('value.whatsappNumber')}
        />
        <TextField label={text.street} {...form.field('value.address.street')} />
        <TextField
          label={text.postalCode}
          inputMode="numeric"
          maxLength={5}
          {...form.field('value.address.postalCode')}
        />
        <TextField label={text.city} {...form.field('value.address.city')} />
        <TextField label={text.federalState} {...form.field('value.address.federalState')} />
        <PlaceFields form={form} />
        <ZoneField zone={zone} form={form} />
        <p className={styles.hint}>{text.languages}</p>
        <div className={styles.ways}>
          <SubmitButton busy={form.busy} busyLabel={text.busy}>
            {text.submit}
          </SubmitButton>
          <ButtonLink variant="quiet" to={pathFor('admin', language)}>
            {text.later}
          </ButtonLink>
        </div>
      </SchemaForm>
    </>
  );
}

/** By which clocks the portal goes; what the server sets is said. */
function ZoneField({ zone, form }: { zone: FoundSetting; form: Form<FirstAnswers> }) {
  const text = useFirstStartText().organisation;
  const settings = useSettingsText();
  const { label, options = {} } = settings.settings.timezone;
  if (zone.source === 'environment') {
    return (
      <p className={styles.hint}>
        {label}: {options[zone.value ?? ''] ?? zone.value}. {settings.fixed(zone.variable)}
      </p>
    );
  }
  return (
    <SelectField
      label={label}
      hint={text.zoneHint}
      options={Object.entries(options).map(([value, words]) => ({ value, label: words }))}
      {...form.field('timezone')}
    />
  );
}
