import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { Chip } from '#app/components/Chip.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { writeUser } from '#app/session/session-store.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { RecoveryCodes } from '#app/sign-in/RecoveryCodes.tsx';
import { TwoFactorScan } from '#app/sign-in/TwoFactorScan.tsx';
import { beginSecondFactor, type SecondFactorSecret } from '#domain/accounts/security-calls.ts';
import { ConfirmPasswordForm } from './ConfirmPasswordForm.tsx';
import { TwoFactorDisable } from './TwoFactorDisable.tsx';

type Step =
  | { at: 'rest' }
  | { at: 'password' }
  | { at: 'scan'; secret: SecondFactorSecret }
  | { at: 'codes'; codes: string[] }
  | { at: 'disable' };

/** An authenticator app beside the password. */
export function TwoFactor({ user }: { user: SessionUser }) {
  const text = useAccountText();
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const rest = () => setStep({ at: 'rest' });
  return (
    <Section title={text.twoFactor.title} lead={text.twoFactor.lead}>
      {step.at === 'rest' && (
        <>
          <p>
            <Chip on={user.hasSecondFactor} icon={user.hasSecondFactor ? 'check' : undefined}>
              {user.hasSecondFactor ? text.twoFactor.on : text.twoFactor.off}
            </Chip>
          </p>
          <div>
            <Button
              size="small"
              variant="outline"
              onClick={() => setStep({ at: user.hasSecondFactor ? 'disable' : 'password' })}
            >
              {user.hasSecondFactor ? text.twoFactor.disable : text.twoFactor.enable}
            </Button>
          </div>
        </>
      )}
      {step.at === 'password' && (
        <ConfirmPasswordForm
          label={text.twoFactor.begin}
          run={async (password) => {
            setStep({ at: 'scan', secret: await call(beginSecondFactor, { password }) });
          }}
        />
      )}
      {step.at === 'scan' && (
        <TwoFactorScan
          secret={step.secret}
          onDone={(codes) => {
            writeUser({ id: user.id, segundo_factor: true, segundo_factor_pendiente: false });
            setStep({ at: 'codes', codes });
          }}
        />
      )}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onDone={rest} />}
      {step.at === 'disable' && (
        <TwoFactorDisable
          onDone={() => {
            writeUser({ id: user.id, segundo_factor: false });
            rest();
          }}
        />
      )}
      {(step.at === 'password' || step.at === 'scan' || step.at === 'disable') && (
        <div>
          <Button variant="quiet" size="small" onClick={rest}>
            {text.cancel}
          </Button>
        </div>
      )}
    </Section>
  );
}
