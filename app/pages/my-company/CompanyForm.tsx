import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { type fetchTaxRegimes, satOption } from '#app/api/sat-lists.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { CheckField } from '#app/forms/CheckField.tsx';
import { PhoneField } from '#app/forms/PhoneField.tsx';
import pairs from '#app/forms/SchemaForm.module.css';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { Section } from '#app/forms/Section.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { toldRules } from '#app/forms/told-rules.ts';
import { type Form, useForm } from '#app/forms/use-form.ts';
import { withChosen } from '#app/forms/with-chosen.ts';
import { useCompanyText } from '#app/i18n/company/use-company-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type CompanyContent, companyContent } from '#domain/companies/company.ts';
import { type Company, saveCompany } from '#domain/companies/company-calls.ts';
import {
  longestCompanyName,
  longestContactName,
  longestLegalName,
  longestWebsite,
} from '#domain/companies/limits.ts';
import { companyErrors } from '#domain/error-messages/companies.ts';
import { dedicationErrors } from '#domain/error-messages/dedications.ts';
import { regimeFits } from '#domain/invoices/cfdi-use.ts';

interface Props {
  company: Company | null;
  regimes: Awaited<ReturnType<typeof fetchTaxRegimes>>;
  /** YYYY-MM-DD where the SAT is. */
  today: string;
}

const texts = { ...dedicationErrors, ...companyErrors };

const nothing: CompanyContent = {
  legalName: '',
  rfc: '',
  taxRegime: '',
  taxPostalCode: '',
  contactName: '',
  contactPhone: '',
  name: '',
  website: '',
  isListed: false,
  showsAmount: false,
};

/** Whom its invoices are made out to, and what everybody may read of it. */
export function CompanyForm({ company, regimes, today }: Props) {
  const text = useCompanyText();
  const language = useLanguage();
  const [isSaved, setSaved] = useState(false);
  const form = useForm<CompanyContent, CompanyContent>({
    rules: toldRules(companyContent, texts, language) as never,
    defaults: company?.written ?? nothing,
    asksBeforeLeaving: true,
    async send(content, { keyOf }) {
      const key = company && { id: company.id, revision: company.revision };
      setSaved(false);
      await call(saveCompany, { ...key, content }, { idempotencyKey: keyOf(content) });
    },
    onSent: () => setSaved(true),
  });
  return (
    <SchemaForm state={form} label={text.title}>
      <TextField
        label={text.fields.name}
        hint={text.fields.nameHint}
        maxLength={longestCompanyName}
        autoComplete="organization"
        {...form.field('name')}
      />
      <TaxData form={form} regimes={regimes} today={today} />
      <Section title={text.contact}>
        <TextField
          label={text.fields.contactName}
          hint={text.fields.contactNameHint}
          maxLength={longestContactName}
          autoComplete="off"
          {...form.field('contactName')}
        />
        <PhoneField label={text.fields.contactPhone} {...form.field('contactPhone')} />
      </Section>
      <Section title={text.wall}>
        <CheckField
          label={text.fields.isListed}
          hint={text.fields.isListedHint}
          {...form.form.register('isListed')}
        />
        {form.form.watch('isListed') && (
          <>
            <CheckField label={text.fields.showsAmount} {...form.form.register('showsAmount')} />
            <TextField
              label={text.fields.website}
              inputMode="url"
              maxLength={longestWebsite}
              autoComplete="url"
              {...form.field('website')}
            />
          </>
        )}
      </Section>
      <div>
        <SubmitButton busy={form.busy} busyLabel={text.saving} icon="check">
          {text.save}
        </SubmitButton>
      </div>
      {isSaved && <Notice kind="success" title={text.saved} announce />}
    </SchemaForm>
  );
}

function TaxData({
  form,
  regimes,
  today,
}: { form: Form<CompanyContent, CompanyContent> } & Omit<Props, 'company'>) {
  const text = useCompanyText();
  const fitting = regimes.filter((regime) => regimeFits(regime, 'company', today));
  return (
    <Section title={text.forInvoice} lead={text.forInvoiceLead}>
      <TextField
        label={text.fields.legalName}
        hint={text.fields.legalNameHint}
        maxLength={longestLegalName}
        autoComplete="off"
        {...form.field('legalName')}
      />
      <div className={pairs.pair}>
        <TextField
          label={text.fields.rfc}
          hint={text.fields.rfcHint}
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('rfc')}
        />
        <TextField
          label={text.fields.taxPostalCode}
          inputMode="numeric"
          maxLength={5}
          {...form.field('taxPostalCode')}
        />
      </div>
      <SelectField
        label={text.fields.taxRegime}
        options={withChosen(fitting.map(satOption), form.form.watch('taxRegime'))}
        empty={text.fields.choose}
        {...form.field('taxRegime')}
      />
    </Section>
  );
}
