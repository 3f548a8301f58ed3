import { useState } from 'react';
import { z } from 'zod';
import { call } from '#app/api/call.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { Captcha } from '#app/forms/Captcha.tsx';
import { EmailField } from '#app/forms/EmailField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { Section } from '#app/forms/Section.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { useForm } from '#app/forms/use-form.ts';
import { useGuestDonationText } from '#app/i18n/guest-donation/use-guest-donation-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { email } from '#domain/accounts/fields.ts';
import { requestGuestLinks } from '#domain/donations/guest-donation-calls.ts';

const rules = schemaRules(z.object({ email }));

/** Mails the links again. Nobody learns from it whether an address gave. */
export function RequestLinks({ isSent, onSent }: { isSent: boolean; onSent: () => void }) {
  const { links: text } = useGuestDonationText();
  const language = useLanguage();
  const [captcha, setCaptcha] = useState<string>();
  const [tries, setTries] = useState(0);
  const form = useForm({
    rules,
    defaults: { email: '' },
    async send(said) {
      await call(requestGuestLinks, { ...said, captcha, language });
      onSent();
    },
    // A solution is single-use.
    settled: () => {
      setCaptcha(undefined);
      setTries((last) => last + 1);
    },
  });
  if (isSent) {
    return (
      <Notice kind="success" title={text.sent} announce>
        <p>{text.sentText}</p>
      </Notice>
    );
  }
  const waits = captcha === undefined;
  return (
    <Section title={text.title}>
      <SchemaForm state={form} label={text.title}>
        <EmailField label={text.email} {...form.field('email')} />
        <Captcha key={tries} onSolve={setCaptcha} />
        <div>
          <SubmitButton busy={form.busy} busyLabel={text.sending} icon="mail" disabled={waits}>
            {text.send}
          </SubmitButton>
        </div>
        {waits && <p>{text.captcha}</p>}
      </SchemaForm>
    </Section>
  );
}
