import type { LoaderArgs } from '#app/load-context.ts';
import type { Person } from '#domain/accounts/registration.ts';
import { AppError } from '#domain/errors.ts';
import type { PasswordLink } from './registration.ts';

/** What the link may be used for, so that the page is whole. null where the browser is to ask by itself. */
export async function loader({
  params: { email = '', token = '' },
  context: { app, sender = '' },
}: LoaderArgs): Promise<PasswordLink | 'used' | null> {
  try {
    const link = await app.recovery.open({ email, token, address: sender });
    return {
      registration: link.registration ? personOf(link.registration) : null,
      undoesEmailChange: link.undoesEmailChange,
      application: link.application ?? null,
    };
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return 'used';
    if (error instanceof AppError && error.code === 'tooManyRequests') return null;
    throw error;
  }
}

const personOf = ({ name, phone, country, federalState, city }: Person): Person => ({
  name,
  phone,
  country,
  federalState,
  city,
});
