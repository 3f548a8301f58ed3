import type { UseFormRegisterReturn } from 'react-hook-form';
import { z } from 'zod';
import { PasswordField } from '#app/forms/PasswordField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';

/** For the schema of a form that asks its owner for proof once more. */
export const proofRules = (hasSecondFactor: boolean) => ({
  password: z.string().min(1, { error: 'currentPasswordRequired' }),
  code: hasSecondFactor ? z.string().trim().min(1, { error: 'codeRequired' }) : z.string(),
});
export const noProof = { password: '', code: '' };

interface Props {
  hasSecondFactor: boolean;
  field: (name: 'password' | 'code') => UseFormRegisterReturn & { error: string | undefined };
}

/** The password, and the code of the second factor where the account has one. */
export function ProofFields({ hasSecondFactor, field }: Props) {
  const text = useAccountText();
  return (
    <>
      <PasswordField
        label={text.fields.currentPassword}
        autoComplete="current-password"
        {...text.password}
        {...field('password')}
      />
      {hasSecondFactor && (
        <TextField
          label={text.login.code}
          hint={text.login.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          {...field('code')}
        />
      )}
    </>
  );
}
