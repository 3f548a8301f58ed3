import { useState } from 'react';
import { call } from '#app/api/call.ts';
import frame from '#app/components/PageParts.module.css';
import { Notice } from '#app/feedback/Notice.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useMyVolunteeringText } from '#app/i18n/my-volunteering/use-my-volunteering-text.ts';
import { formatPhone } from '#domain/phone.ts';
import { type OwnVolunteering, saveVolunteerContact } from '#domain/volunteers/volunteer-calls.ts';
import styles from './Volunteering.module.css';

/** How a volunteer is reached, and who is called in an emergency. */
export function OwnContact({ own }: { own: OwnVolunteering }) {
  const text = useMyVolunteeringText().contact;
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    defaults: {
      phone: formatPhone(own.phone),
      emergencyName: own.emergencyName,
      emergencyPhone: formatPhone(own.emergencyPhone),
    },
    async send(values) {
      setSaved(false);
      await call(saveVolunteerContact, values);
      setSaved(true);
    },
  });
  return (
    <section className={frame.part} aria-labelledby="contact">
      <h2 id="contact">{text.heading}</h2>
      <p className={styles.soft}>{text.lead}</p>
      <SchemaForm state={form}>
        <TextField
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          label={text.phone}
          {...form.field('phone')}
        />
        <TextField autoComplete="off" label={text.emergencyName} {...form.field('emergencyName')} />
        <TextField
          type="tel"
          inputMode="tel"
          autoComplete="off"
          label={text.emergencyPhone}
          {...form.field('emergencyPhone')}
        />
        <div>
          <SubmitButton busy={form.busy} busyLabel={text.saving}>
            {text.save}
          </SubmitButton>
        </div>
        <div aria-live="polite">
          {isSaved && <Notice kind="success" title={text.saved} announce />}
        </div>
      </SchemaForm>
    </section>
  );
}
