import { useEffect, useRef } from 'react';
import { Button } from '#app/components/Button.tsx';
import styles from '#app/forms/SchemaForm.module.css';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSignInForm } from '#app/forms/use-sign-in-form.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { signIn } from '#app/session/sign-in.ts';
import { type SignInStep, wordsOf } from './sign-in-step.ts';

interface Props {
  step: 'code' | 'recovery';
  credentials: { email: string; password: string };
  onStep: (step: SignInStep) => void;
}

/** The second step: a code of the app or, without the telephone, one of those that were kept. */
export function CodeStep({ step, credentials, onStep }: Props) {
  const text = useSignInText();
  const { login } = text;
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const form = useSignInForm<'code'>({
    problems: ({ code }) => (code.trim() ? {} : { code: 'codeRequired' }),
    async send({ code }) {
      await signIn({ ...credentials, code, language });
    },
  });
  const isApp = step === 'code';
  return (
    <div ref={box} className={styles.form}>
      <SchemaForm state={form} label={wordsOf(step, text).title}>
        <TextField
          label={isApp ? login.code : login.recoveryStep.code}
          hint={isApp ? login.codeStep.hint : login.recoveryStep.hint}
          inputMode={isApp ? 'numeric' : undefined}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('code')}
        />
        <SubmitButton busy={form.busy} busyLabel={login.busy}>
          {login.codeStep.submit}
        </SubmitButton>
      </SchemaForm>
      <div className={styles.others}>
        <Button variant="quiet" size="small" onClick={() => onStep(isApp ? 'recovery' : 'code')}>
          {isApp ? login.codeStep.useRecovery : login.recoveryStep.useApp}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onStep('password')}>
          {login.back}
        </Button>
      </div>
    </div>
  );
}
