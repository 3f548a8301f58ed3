import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import formStyles from '#app/forms/VisitorForm.module.css';
import { useVolunteerHoursText } from '#app/i18n/volunteer-hours/use-volunteer-hours-text.ts';
import { useToday } from '#app/site.ts';
import { languages } from '#domain/language.ts';
import { issueCertificate } from '#domain/volunteers/certificate-calls.ts';
import type { VolunteerFile } from '#domain/volunteers/volunteer-desk-calls.ts';

interface Props {
  volunteer: VolunteerFile;
  onDone: () => void;
  onClose: () => void;
}

/** A certificate of what is confirmed between two days. */
export function IssueDialog({ volunteer, onDone, onClose }: Props) {
  const text = useVolunteerHoursText().certificates;
  const today = useToday();
  const { folio, createdAt, language } = volunteer;
  const form = useForm({
    defaults: { from: createdAt.slice(0, 10), until: today, language },
    async send(values, { once }) {
      const said = { folio, ...values };
      await once(said, (idempotencyKey) => call(issueCertificate, said, { idempotencyKey }));
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog title={text.issue} words={{ save: text.issue }} form={form} onClose={onClose}>
      <p>{text.issueText}</p>
      <div className={formStyles.pair}>
        <TextField type="date" label={text.from} {...form.field('from')} />
        <TextField type="date" label={text.until} {...form.field('until')} />
      </div>
      <SelectField
        label={text.language}
        options={languages.map((value) => ({ value, label: text.languages[value] }))}
        {...form.field('language')}
      />
    </FormDialog>
  );
}
