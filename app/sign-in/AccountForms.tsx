import { useState } from 'react';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import styles from './SignedOutForms.module.css';

/** Registering and signing in side by side; on a narrow screen one at a time. */
export default function AccountForms() {
  const text = useAccountText();
  const [shown, setShown] = useState<'register' | 'login'>('register');
  const choices = [
    ['register', text.register.title],
    ['login', text.register.login],
  ] as const;
  return (
    <>
      <div className={styles.switch}>
        {choices.map(([choice, label]) => (
          <button
            key={choice}
            type="button"
            className={styles.choice}
            aria-pressed={shown === choice}
            onClick={() => setShown(choice)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.forms}>
        <section className={styles.form} data-shown={shown === 'register' || undefined}>
          <h3>{text.register.title}</h3>
          <RegisterForm patient />
        </section>
        <section className={styles.form} data-shown={shown === 'login' || undefined}>
          <h3>{text.login.title}</h3>
          <LoginForm />
        </section>
      </div>
    </>
  );
}
