import { useNavigate } from 'react-router';
import { call, read } from '#app/api/call.ts';
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
import { contentSlugs } from '#domain/content/content-address.ts';
import { findContent, publishContent, saveContentDraft } from '#domain/content/content-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './FirstStart.module.css';

const slug = contentSlugs.organisation;

/** What of the organisation's record is asked for first. */
interface FirstFacts {
  name: string;
  legalName: string;
  mailboxes: { hello: string };
  address: { street: string; postalCode: string; city: string; federalState: string };
  whatsappNumber: string;
}

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
  const { name, legalName, mailboxes, address, whatsappNumber } = record;
  const form = useForm({
    // As the portal names them in what it refuses.
    defaults: {
      value: { name, legalName, mailboxes: { hello: mailboxes.hello }, address, whatsappNumber },
    },
    send: ({ value }) => saveFacts(value),
    onSent: () => navigate(pathFor('admin', language)),
  });
  return (
    <>
      <p>{text.text}</p>
      <SchemaForm state={form} label={text.title}>
        <TextField label={text.name} {...form.field('value.name')} />
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

/** As its editor does: published once nothing is missing, else kept as a draft. */
async function saveFacts({ mailboxes, ...facts }: FirstFacts): Promise<void> {
  const { revision, value } = await read(findContent, { slug });
  const before = value as unknown as FirstFacts;
  const changed = { ...before, ...facts, mailboxes: { ...before.mailboxes, ...mailboxes } };
  await call(saveContentDraft, { slug, revision, value: changed });
  const saved = await read(findContent, { slug });
  if (saved.missing === 0) await call(publishContent, { slug, revision: saved.revision });
}
