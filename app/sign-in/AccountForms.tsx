import { useEffect, useRef, useState } from 'react';
import { useRegistrationText } from '#app/i18n/registration/use-registration-text.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import styles from './SignedOutForms.module.css';
import { type SignInStep, wordsOf } from './sign-in-step.ts';
import type { WantedForm } from './wanted-form.ts';

export interface AccountFormsProps {
  wanted?: WantedForm;
  /** Where a mail leads back to that is asked for here. */
  originOf?: () => string;
}

/** Registering and signing in side by side; on a narrow screen one at a time. One that is asked for gets the focus. */
export default function AccountForms({ wanted, originOf }: AccountFormsProps) {
  const text = useRegistrationText();
  const [shown, setShown] = useState<'register' | 'login'>('register');
  const [step, setStep] = useState<SignInStep>('password');
  const forms = useRef<HTMLDivElement>(null);
  const toFocus = useRef<WantedForm['form']>(undefined);
  useEffect(() => {
    toFocus.current = wanted?.form;
    if (wanted?.form) setShown(wanted.form);
  }, [wanted]);
  useEffect(() => {
    if (toFocus.current !== shown) return;
    toFocus.current = undefined;
    // After what it was asked from has given the focus back.
    requestAnimationFrame(() =>
      forms.current?.querySelector<HTMLElement>(`[data-form=${shown}] input`)?.focus(),
    );
  });
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
      <div className={styles.forms} ref={forms}>
        <section
          className={styles.form}
          data-form="register"
          data-shown={shown === 'register' || undefined}
        >
          <h3>{text.register.title}</h3>
          <RegisterForm patient originOf={originOf} />
        </section>
        <section
          className={styles.form}
          data-form="login"
          data-shown={shown === 'login' || undefined}
        >
          <h3>{wordsOf(step, text).title}</h3>
          {step !== 'password' && <p>{wordsOf(step, text).lead}</p>}
          <LoginForm step={step} onStep={setStep} originOf={originOf} />
        </section>
      </div>
    </>
  );
}
