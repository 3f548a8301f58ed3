import { useState } from 'react';
import { callApi } from '#app/api/session-client.ts';
import { Button } from '#app/components/Button.tsx';
import { Chip } from '#app/components/Chip.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { writeUser } from '#app/session/session-store.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { ConfirmPasswordForm } from './ConfirmPasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoFactorDisable } from './TwoFactorDisable.tsx';
import { type Secret, TwoFactorScan } from './TwoFactorScan.tsx';

type Step =
  | { at: 'rest' }
  | { at: 'password' }
  | { at: 'scan'; secret: Secret }
  | { at: 'codes'; codes: string[] }
  | { at: 'disable' };

/** An authenticator app beside the password. */
export function TwoFactor({ user }: { user: SessionUser }) {
  const text = useAccountText();
  const language = useLanguage();
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
            const body = { contrasena: password, lang: language };
            const secret = await callApi('usuarios:preparar_segundo_factor', body);
            setStep({ at: 'scan', secret });
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
