import { useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import type { SignInStep } from './sign-in-step.ts';

interface Props {
  step: SignInStep;
  onStep: (step: SignInStep) => void;
  /** Somebody follows a link to another page, out of what the form stands in. */
  onLeave?: () => void;
  /** Where the way through another page leads back to, if not where the address says. */
  originOf?: () => string;
}

/**
 * Signs in: by password and, where one is set up, a code in a step of its own; or by a passkey. What happens then is the
 * guard's to decide, or the page's that holds the form, which also says what step it is at (`wordsOf`).
 */
export function LoginForm({ step, onStep, onLeave, originOf }: Props) {
  /** What the first step has shown. */
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  if (step === 'password') {
    return (
      <PasswordStep
        email={credentials.email}
        onCodeRequired={(shown) => {
          setCredentials(shown);
          onStep('code');
        }}
        onLeave={onLeave}
        originOf={originOf}
      />
    );
  }
  return (
    <CodeStep
      key={step}
      step={step}
      credentials={credentials}
      onStep={(next) => {
        if (next === 'password') setCredentials({ ...credentials, password: '' });
        onStep(next);
      }}
    />
  );
}
