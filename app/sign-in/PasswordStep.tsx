import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { PasswordField } from '#app/forms/PasswordField.tsx';
import styles from '#app/forms/SchemaForm.module.css';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSignInForm } from '#app/forms/use-sign-in-form.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFrom, withOrigin } from '#app/session/origin.ts';
import { signIn } from '#app/session/sign-in.ts';
import { emailProblem } from '#domain/email.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { useCanUsePasskeys } from './can-use-passkeys.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

interface Credentials {
  email: string;
  password: string;
}

interface Props {
  /** Typed before, by who comes back from the second step. */
  email: string;
  onCodeRequired: (shown: Credentials) => void;
  onLeave?: () => void;
  /** As of `LoginForm`. */
  originOf?: () => string;
}

export function PasswordStep({ email: typed, onCodeRequired, onLeave, originOf }: Props) {
  const text = useSignInText();
  const language = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (typed) box.current?.querySelector<HTMLElement>('[name=password]')?.focus();
  }, [typed]);
  const form = useSignInForm<keyof Credentials>({
    problems: ({ email, password }) => ({
      ...emailProblem(email.trim()),
      ...(password ? {} : { password: 'passwordRequired' }),
    }),
    async send({ email, password }) {
      const shown = { email: email.trim(), password };
      if ((await signIn({ ...shown, language })) === 'codeRequired') onCodeRequired(shown);
    },
  });
  function linkTo(page: 'recovery' | 'register', label: string) {
    const path = pathFor(page, language);
    return (
      <Link
        to={withOrigin(path, search)}
        onClick={(event) => {
          onLeave?.();
          if (!originOf) return;
          event.preventDefault();
          navigate(pathFrom(path, originOf()));
        }}
      >
        {label}
      </Link>
    );
  }

  return (
    <div ref={box} className={styles.form}>
      <SchemaForm state={form} label={text.login.title}>
        <TextField
          label={text.fields.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          defaultValue={typed}
          {...form.field('email')}
        />
        <PasswordField
          label={text.fields.password}
          autoComplete="current-password"
          {...text.password}
          {...form.field('password')}
        />
        <SubmitButton busy={form.busy} busyLabel={text.login.busy} icon="user">
          {text.login.submit}
        </SubmitButton>
      </SchemaForm>
      {useCanUsePasskeys() && <PasskeyButton />}
      <p className={styles.links}>
        {linkTo('recovery', text.login.forgot)}
        {linkTo('register', text.login.register)}
      </p>
    </div>
  );
}
