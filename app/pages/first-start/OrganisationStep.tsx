import { useNavigate } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useFirstStartText } from '#app/i18n/first-start/use-first-start-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { findContent } from '#domain/content/content-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './FirstStart.module.css';
import { type FirstFacts, saveFacts, slug } from './first-facts.ts';
import { LogoField } from './LogoField.tsx';
import { PlaceFields } from './PlaceFields.tsx';

/** Who the organisation is, as far as somebody says it now; then what else the portal needs. */
export function OrganisationStep() {
  const { data, failure, reload } = useCall(findContent, { slug });
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  return data ? <FactsForm record={data.value as unknown as FirstFacts} /> : <LoadingScreen />;
}

function FactsForm({ record }: { record: FirstFacts }) {
  const text = useFirstStartText().organisation;
  const language = useLanguage();
  const navigate = useNavigate();
  const { timezone } = useSite();
  const { name, logo, legalName, mailboxes, address, whatsappNumber, places } = record;
  const form = useForm({
    // As the portal names them in what it refuses.
    defaults: {
      value: {
        ...{ name, logo, legalName, address, whatsappNumber, places },
        mailboxes: { hello: mailboxes.hello },
      },
    },
    send: ({ value }) => saveFacts(value),
    onSent: () => navigate(pathFor('admin', language)),
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
        <p className={styles.hint}>{text.ofServer(timezone)}</p>
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
