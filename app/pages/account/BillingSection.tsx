import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { satOption } from '#app/api/sat-lists.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import pairs from '#app/forms/SchemaForm.module.css';
import { Section } from '#app/forms/Section.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import type { Form } from '#app/forms/use-form.ts';
import { withChosen } from '#app/forms/with-chosen.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import {
  billingProblems,
  fittingUse,
  kindOf,
  regimesFor,
  type SatLists,
  usesFor,
} from './billing.ts';
import type { ProfileForm, ProfileValues } from './profile.ts';

const fragment = 'facturacion';

interface Props {
  form: Form<ProfileForm, ProfileValues>;
  lists: SatLists;
  /** Where somebody came from for an invoice. */
  origin: string | undefined;
}

/** What an invoice needs; offers only what the SAT takes. */
export function BillingSection({ form, lists, origin }: Props) {
  const { fields, profile: text } = useAccountText();
  const { hash } = useLocation();
  const { legalName, rfc, taxRegime, taxPostalCode, cfdiUse } = form.form.watch();
  const receiver = { legalName, rfc, taxRegime, taxPostalCode };
  const { missing, regimeDoesNotFit } = billingProblems(receiver, lists);
  const isBegun = Object.values(receiver).some((value) => value.trim() !== '');
  const regimes = regimesFor(rfc, lists);
  const shownRegimes = lists.taxRegimes.filter(
    (one) => one.code === taxRegime || regimes.includes(one),
  );
  const uses = usesFor(receiver, lists);
  const shownUses = uses.length > 0 ? uses : lists.cfdiUses.filter(({ code }) => code === cfdiUse);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the address leads here.
  useEffect(() => {
    if (hash === `#${fragment}`) form.focus(missing[0] ?? 'legalName');
  }, [hash]);

  // Another RFC or regime may not go with the use that was chosen before.
  const fitting = fittingUse(cfdiUse, receiver, lists);
  const { setValue } = form.form;
  useEffect(() => {
    if (fitting !== cfdiUse) setValue('cfdiUse', fitting, { shouldDirty: true });
  }, [fitting, cfdiUse, setValue]);

  // What was proposed for another kind of RFC may still be taken, and is not what this kind usually wants.
  const kind = kindOf(rfc);
  const lastKind = useRef(kind);
  useEffect(() => {
    if (kind && lastKind.current && kind !== lastKind.current) {
      setValue('cfdiUse', '', { shouldDirty: true });
    }
    lastKind.current = kind ?? lastKind.current;
  }, [kind, setValue]);

  return (
    <Section id={fragment} title={text.billing} lead={text.billingLead}>
      {origin && (
        <Notice title={text.forInvoice}>
          <Link to={origin}>{text.backToGiving}</Link>
        </Notice>
      )}
      <TextField
        label={fields.legalName}
        hint={fields.legalNameHint}
        autoComplete="organization"
        {...form.field('legalName')}
      />
      <div className={pairs.pair}>
        <TextField
          label={fields.rfc}
          hint={fields.rfcHint}
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('rfc')}
        />
        <TextField
          label={fields.taxPostalCode}
          hint={fields.taxPostalCodeHint}
          inputMode="numeric"
          maxLength={5}
          {...form.field('taxPostalCode')}
        />
      </div>
      <SelectField
        label={fields.taxRegime}
        hint={fields.taxRegimeHint}
        options={withChosen(shownRegimes.map(satOption), taxRegime)}
        empty={fields.choose}
        {...form.field('taxRegime')}
      />
      <SelectField
        label={fields.cfdiUse}
        hint={uses.length > 0 ? fields.cfdiUseHint : fields.cfdiUseUnknown}
        options={withChosen(shownUses.map(satOption), cfdiUse)}
        empty={uses.length > 0 ? undefined : fields.choose}
        {...form.field('cfdiUse')}
      />
      <div aria-live="polite">
        {isBegun && (missing.length > 0 || regimeDoesNotFit) && (
          <Notice kind="warning" title={text.billingIncomplete}>
            <ul>
              {missing.map((field) => (
                <li key={field}>{fields[field]}</li>
              ))}
              {regimeDoesNotFit && <li>{text.regimeDoesNotFit}</li>}
            </ul>
          </Notice>
        )}
      </div>
    </Section>
  );
}
