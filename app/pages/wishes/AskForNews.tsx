import { useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { call } from '#app/api/call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { Captcha } from '#app/forms/Captcha.tsx';
import { EmailField } from '#app/forms/EmailField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { useForm } from '#app/forms/use-form.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useWishesText } from '#app/i18n/wishes/use-wishes-text.ts';
import { useSession } from '#app/session/session-store.ts';
import { email } from '#domain/accounts/fields.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import { askForNews, keepWish } from '#domain/wishes/wish-calls.ts';
import styles from './Wishes.module.css';

interface Props {
  programme: Programme;
  filter: string;
}

const rules = schemaRules(z.object({ email }));

/** With an account by one press; else by a mail that asks the address's owner. */
export default function AskForNews(wanted: Props) {
  const session = useSession();
  if (session.status === 'authenticated') return <OfOwnAccount {...wanted} />;
  return session.status === 'anonymous' ? <OfAnyAddress {...wanted} /> : null;
}

function OfOwnAccount(wanted: Props) {
  const { form: text } = useWishesText();
  const language = useLanguage();
  const [isKept, setKept] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  const mine = (
    <ButtonLink to={pathFor('myWishes', language)} variant="outline" size="small">
      {text.mine}
    </ButtonLink>
  );
  if (isKept) {
    return (
      <Notice kind="success" title={text.kept} announce>
        <p>{text.keptText}</p>
        {mine}
      </Notice>
    );
  }
  return (
    <div className={styles.ask}>
      <p>{text.own}</p>
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.ways}>
        <Button
          icon="mail"
          aria-disabled={busy || undefined}
          onClick={() =>
            attempt(async () => {
              await call(keepWish, { ...wanted, language });
              setKept(true);
            })
          }
        >
          {text.send}
        </Button>
        {mine}
      </div>
    </div>
  );
}

function OfAnyAddress(wanted: Props) {
  const { form: text } = useWishesText();
  const { privacyLink } = useText().contact.form;
  const language = useLanguage();
  const [isSent, setSent] = useState(false);
  const [captcha, setCaptcha] = useState<string>();
  const [tries, setTries] = useState(0);
  const form = useForm({
    rules,
    defaults: { email: '' },
    async send(said) {
      await call(askForNews, { ...wanted, ...said, captcha, language });
      setSent(true);
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
    <div className={styles.ask}>
      <SchemaForm state={form} label={text.send}>
        <EmailField label={text.email} {...form.field('email')} />
        <Captcha key={tries} onSolve={setCaptcha} />
        <div>
          <SubmitButton busy={form.busy} busyLabel={text.sending} icon="mail" disabled={waits}>
            {text.send}
          </SubmitButton>
        </div>
        {waits && <p>{text.captcha}</p>}
      </SchemaForm>
      <p className={styles.small}>
        {text.privacy} <Link to={pathFor('privacyNotice', language)}>{privacyLink}</Link>
      </p>
    </div>
  );
}
