import { useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { call } from '#app/api/call.ts';
import { userFrom } from '#app/api/users.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { LeaveQuestion } from '#app/forms/LeaveQuestion.tsx';
import { PhoneField } from '#app/forms/PhoneField.tsx';
import pairs from '#app/forms/SchemaForm.module.css';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { Section } from '#app/forms/Section.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { findOrigin } from '#app/session/origin.ts';
import { writeUser } from '#app/session/session-store.ts';
import { saveAccount } from '#domain/accounts/own-account-calls.ts';
import type { User } from '#domain/accounts/user-calls.ts';
import { AddressSection } from './AddressSection.tsx';
import { BillingSection } from './BillingSection.tsx';
import { billingProblems, type SatLists } from './billing.ts';
import styles from './ProfileForm.module.css';
import {
  fieldOf,
  formFromUser,
  invoiceProfileSchema,
  profileSchema,
  withAddress,
} from './profile.ts';

interface Props {
  user: User;
  lists: SatLists;
}

/** Personal data, address and what an invoice needs, saved together. */
export function ProfileForm({ user, lists }: Props) {
  const text = useAccountText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const origin = findOrigin(search, language);
  const [saved, setSaved] = useState(false);
  const defaults = useMemo(() => formFromUser(user, lists), [user, lists]);
  const form = useForm({
    // Whoever comes for an invoice is asked for all that it needs.
    rules: schemaRules(origin ? invoiceProfileSchema : profileSchema),
    defaults,
    fieldOf,
    asksBeforeLeaving: true,
    async send(profile) {
      setSaved(false);
      const said = { id: user.id, language, ...withAddress(profile) };
      const updated = await call(saveAccount, said);
      writeUser(updated);
      form.form.reset(formFromUser(userFrom(updated), lists));
      return profile;
    },
    onSent(profile) {
      if (origin && !billingProblems(profile, lists).regimeDoesNotFit) navigate(origin);
      else setSaved(true);
    },
  });
  return (
    <>
      <SchemaForm state={form} label={text.profile.title}>
        <Section title={text.profile.personal}>
          <div className={pairs.pair}>
            <TextField label={text.fields.name} autoComplete="name" {...form.field('name')} />
            <PhoneField
              label={text.fields.phone}
              hint={text.fields.phoneHint}
              {...form.field('phone')}
            />
          </div>
          <TextField
            label={text.fields.email}
            hint={text.profile.emailHint}
            type="email"
            value={user.email}
            readOnly
          />
          <p>
            <Link to="#seguridad">{text.profile.changeEmail}</Link>
          </p>
        </Section>
        <AddressSection form={form} />
        <BillingSection form={form} lists={lists} origin={origin} />
        <div aria-live="polite">
          {saved && !form.isDirty && <Notice kind="success" title={text.updated} />}
        </div>
        <div className={styles.save} data-unsaved={form.isDirty || undefined}>
          <SubmitButton busy={form.busy} busyLabel={text.saving} icon="check">
            {text.profile.save}
          </SubmitButton>
          {form.isDirty && !form.busy && <p className={styles.unsaved}>{text.profile.unsaved}</p>}
        </div>
      </SchemaForm>
      <LeaveQuestion form={form} />
    </>
  );
}
