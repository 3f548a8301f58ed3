import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { FormActions } from '#app/forms/FormActions.tsx';
import { LeaveQuestion } from '#app/forms/LeaveQuestion.tsx';
import formStyles from '#app/forms/SchemaForm.module.css';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { Section } from '#app/forms/Section.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useAdminInvoicingText } from '#app/i18n/admin-invoicing/use-admin-invoicing-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { wireNames } from '#domain/contract/wire.ts';
import {
  donatariaRegime,
  issuerDescription,
  usualDonationLegend,
  usualInvoiceSeries,
} from '#domain/invoices/issuer.ts';
import { type ShownIssuer, saveIssuer } from './issuer.ts';
import { type IssuerFormInput, type IssuerFormOutput, issuerForm } from './issuer-form.ts';
import { SealFields } from './SealFields.tsx';

interface Props {
  /** Undefined: there is none yet. */
  issuer: ShownIssuer | undefined;
  onSaved: () => void;
  onCancel: (() => void) | undefined;
}

/** Where the portal's validation messages belong. */
const fieldOf = {
  ...Object.fromEntries(
    Object.entries(wireNames(issuerDescription)).map(([name, wire]) => [
      wire,
      name as keyof typeof issuerDescription,
    ]),
  ),
  'csd.cer': 'certificate',
  'csd.llave': 'key',
  'csd.contrasena': 'password',
} as const;

/** Sets up who issues the invoices. */
export function IssuerForm({ issuer, onSaved, onCancel }: Props) {
  const text = useAdminInvoicingText().issuer;
  const language = useLanguage();
  const [files, setFiles] = useState<{ certificate?: File; key?: File }>({});
  const state = useForm<IssuerFormInput, IssuerFormOutput>({
    rules: schemaRules(issuerForm(issuer !== undefined)),
    defaults: {
      rfc: issuer?.rfc ?? '',
      legalName: issuer?.legalName ?? '',
      taxRegime: donatariaRegime,
      postalCode: issuer?.postalCode ?? '',
      authorizationNumber: issuer?.authorizationNumber ?? '',
      authorizationDate: issuer?.authorizationDate ?? '',
      legend: issuer?.legend ?? usualDonationLegend,
      series: issuer?.series ?? usualInvoiceSeries,
      certificate: '',
      key: '',
      password: '',
    },
    fieldOf,
    asksBeforeLeaving: true,
    async send({ certificate: _, key: __, password, ...description }, { keyOf }) {
      const { certificate, key } = files;
      const seal = certificate && key && { certificate, key, password };
      // Another file of the same name is another request.
      const requested = {
        description,
        password,
        sealed: [certificate?.lastModified, key?.lastModified],
      };
      await saveIssuer(issuer?.id, description, seal, keyOf(requested));
    },
    onSent: onSaved,
  });

  const field = (name: keyof typeof issuerDescription, hint?: string) => ({
    ...state.field(name),
    label: issuerDescription[name].label[language],
    hint,
    autoComplete: 'off',
  });
  const labels = Object.fromEntries(
    Object.entries(issuerDescription).map(([name, { label }]) => [name, label[language]]),
  );

  return (
    <Section title={issuer ? text.change : text.setUp} lead={text.formLead}>
      <SchemaForm
        state={state}
        label={text.setUp}
        fields={{ ...labels, certificate: text.cer, key: text.key, password: text.password }}
      >
        <div className={formStyles.pair}>
          <TextField {...field('rfc', text.rfcHint)} autoCapitalize="characters" />
          <TextField {...field('legalName', text.legalNameHint)} />
          <TextField {...field('postalCode', text.regimeName)} inputMode="numeric" />
          <TextField {...field('series', text.seriesHint)} autoCapitalize="characters" />
          <TextField {...field('authorizationNumber', text.authorizationNumberHint)} />
          <TextField {...field('authorizationDate')} type="date" />
        </div>
        <TextField {...field('legend')} multiline rows={4} />
        <SealFields
          state={state}
          hasSeal={issuer !== undefined}
          onFile={(of, file) => setFiles((before) => ({ ...before, [of]: file }))}
        />
        <FormActions>
          <SubmitButton busy={state.busy} busyLabel={text.saving} icon="check">
            {text.save}
          </SubmitButton>
          {onCancel && (
            <Button variant="outline" onClick={onCancel}>
              {text.cancel}
            </Button>
          )}
        </FormActions>
      </SchemaForm>
      <LeaveQuestion form={state} />
    </Section>
  );
}
