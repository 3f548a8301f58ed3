import { useMemo, useState } from 'react';
import { z } from 'zod';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { EmailField } from '#app/forms/EmailField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { Section } from '#app/forms/Section.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { useForm } from '#app/forms/use-form.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { email } from '#domain/accounts/fields.ts';
import { requestEmailChange } from '#domain/accounts/security-calls.ts';
import { normalizeEmail } from '#domain/email.ts';
import { noProof, ProofFields, proofRules } from './ProofFields.tsx';

/** Asks for another address: the link that goes there makes the change. */
export function ChangeEmail({ user }: { user: SessionUser }) {
  const text = useAccountText();
  const { emailChange } = text;
  const [asking, setAsking] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Section title={emailChange.title} lead={emailChange.lead(user.email)}>
      <div aria-live="polite">
        {sentTo !== undefined && (
          <Notice kind="success" title={emailChange.sent.title}>
            <p>{emailChange.sent.text(sentTo)}</p>
          </Notice>
        )}
      </div>
      <div>
        <Button size="small" variant="outline" onClick={() => setAsking(true)}>
          {emailChange.begin}
        </Button>
      </div>
      {asking && (
        <WritingDialog
          title={emailChange.dialog}
          close={text.cancel}
          hasOwnAction
          onClose={() => setAsking(false)}
        >
          <p>{emailChange.how}</p>
          <ChangeEmailForm
            user={user}
            onSent={(to) => {
              setAsking(false);
              setSentTo(to);
            }}
          />
        </WritingDialog>
      )}
    </Section>
  );
}

/** @param own the address that the account has */
const schemaFor = (own: string, hasSecondFactor: boolean) => {
  const isAnother = (typed: string) => normalizeEmail(typed) !== normalizeEmail(own);
  return z.object({
    email: email.refine(isAnother, { error: 'emailUnchanged' }),
    ...proofRules(hasSecondFactor),
  });
};
const defaults = { email: '', ...noProof };

interface FormProps {
  user: SessionUser;
  onSent: (email: string) => void;
}

function ChangeEmailForm({ user: { email: own, hasSecondFactor }, onSent }: FormProps) {
  const text = useAccountText();
  const form = useForm({
    rules: schemaRules(useMemo(() => schemaFor(own, hasSecondFactor), [own, hasSecondFactor])),
    defaults,
    async send({ email, password, code }) {
      await call(requestEmailChange, { email, password, ...(code && { code }) });
      onSent(email);
    },
  });
  return (
    <SchemaForm state={form} label={text.emailChange.dialog}>
      <EmailField label={text.emailChange.newEmail} {...form.field('email')} />
      <ProofFields hasSecondFactor={hasSecondFactor} field={form.field} />
      <div>
        <SubmitButton busy={form.busy} busyLabel={text.sending} icon="mail">
          {text.emailChange.submit}
        </SubmitButton>
      </div>
    </SchemaForm>
  );
}
