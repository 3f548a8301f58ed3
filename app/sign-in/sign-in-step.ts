import type { es } from '#app/i18n/sign-in/es.ts';

/** Where somebody who signs in has got to. */
export type SignInStep = 'password' | 'code' | 'recovery';

/** Heading and first words of a step, for what the form stands in. */
export const wordsOf = (
  step: SignInStep,
  { login }: Pick<typeof es, 'login'>,
): { title: string; lead: string } =>
  ({ password: login, code: login.codeStep, recovery: login.recoveryStep })[step];
