import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { postCall } from '#app/api/transport/post-call.ts';
import { useFocusOnArrival } from '#app/components/use-focus-on-arrival.ts';
import { Captcha } from '#app/forms/Captcha.tsx';
import styles from '#app/forms/SchemaForm.module.css';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useSignInForm } from '#app/forms/use-sign-in-form.ts';
import { useRegistrationText } from '#app/i18n/registration/use-registration-text.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { carried, findOrigin, withOrigin } from '#app/session/origin.ts';
import { registrationProblems } from '#domain/accounts/person.ts';
import type { Person } from '#domain/accounts/registration.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { PersonFields } from './PersonFields.tsx';
import { withAddress } from './person-address.ts';

interface Props {
  /** Inside a public page the captcha waits until somebody begins to write: its work would slow the page down. */
  patient?: boolean;
  /** Where somebody was going when they came to register, if not what the address says: the link in the mail leads there. */
  originOf?: () => string;
}

/** Makes an account; the password is set by the link in the mail that follows. */
export function RegisterForm({ patient, originOf }: Props) {
  const text = useRegistrationText();
  const { captcha: captchaText } = useText().contact;
  const language = useLanguage();
  const { search } = useLocation();
  const [captcha, setCaptcha] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [registered, setRegistered] = useState<string>();
  const creation = useIdempotencyKey();
  const [isBegun, setBegun] = useState(false);
  const form = useSignInForm<keyof Person | 'email' | 'emailAgain'>({
    problems: registrationProblems,
    async send({ email: typed, emailAgain: _, ...person }) {
      const email = typed.trim();
      const account = {
        ...withAddress(person),
        email,
        language,
        ...carried(originOf?.() ?? findOrigin(search, language)),
      };
      const body = { ...account, ...(captcha && { captcha }) };
      const idempotencyKey = creation.keyOf(account);
      try {
        await postCall(
          () => import('#domain/accounts/own-account-calls.ts').then((of) => of.saveAccount),
          body,
          { idempotencyKey },
        );
      } finally {
        // A solution is single-use.
        setCaptcha(undefined);
        setAttempt((last) => last + 1);
      }
      setRegistered(email);
    },
  });
  if (registered !== undefined) return <Registered email={registered} />;
  return (
    <SchemaForm state={form} label={text.register.title}>
      <TextField label={text.fields.name} autoComplete="name" {...form.field('name')} />
      <div className={styles.pair}>
        <TextField
          label={text.fields.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          onChange={() => setBegun(true)}
          {...form.field('email')}
        />
        <TextField
          label={text.fields.emailAgain}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('emailAgain')}
        />
      </div>
      <PersonFields field={form.field} />
      {patient && !isBegun ? (
        <p className={styles.small}>{captchaText.first}</p>
      ) : (
        <Captcha key={attempt} onSolve={setCaptcha} />
      )}
      <SubmitButton
        busy={form.busy}
        busyLabel={text.register.busy}
        icon="heart"
        disabled={captcha === undefined && !form.busy}
      >
        {text.register.submit}
      </SubmitButton>
      <p className={styles.small}>
        {text.register.privacy}{' '}
        <Link to={pathFor('privacyNotice', language)}>{text.register.privacyLink}</Link>
      </p>
      {!patient && (
        <p className={styles.links}>
          <Link to={withOrigin(pathFor('login', language), search)}>{text.register.login}</Link>
        </p>
      )}
    </SchemaForm>
  );
}

/** In the place of the form, which was longer: what it says must not stay out of sight. */
function Registered({ email }: { email: string }) {
  const text = useRegistrationText().register;
  const place = useFocusOnArrival();
  return (
    <div ref={place} tabIndex={-1} className={styles.done} role="status">
      <h2>{text.done.title}</h2>
      <p>{text.done.text(email)}</p>
      <p className={styles.small}>{text.done.spam}</p>
    </div>
  );
}
