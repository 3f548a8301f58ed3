import { ApiError } from '#app/api/transport/api-error.ts';
import { postCall } from '#app/api/transport/post-call.ts';
import { openPasswordLink } from '#domain/accounts/own-account-calls.ts';
import type { Person } from '#domain/accounts/registration.ts';
import type { DataOfCall } from '#domain/contract/call.ts';

/** What the link of a mail may be used for, beside a new password. */
export interface PasswordLink {
  /** To be confirmed; null where the address is. */
  registration: Person | null;
  /** The account gets back the address that the link went to. */
  undoesEmailChange: boolean;
  /** What setting the password sends. */
  application: LinkedApplication | null;
}

/** An application that waits for its owner to prove the address. */
export interface LinkedApplication {
  petNames: readonly string[];
}

export interface SentApplication extends LinkedApplication {
  /** null: it could not be sent, and a mail says why. */
  folio: number | null;
}

type Registered = Extract<DataOfCall<typeof openPasswordLink>, { name: string }>;

/**
 * @throws ApiError when the portal cannot be asked now
 */
export async function openLink(email: string, token: string): Promise<PasswordLink | 'used'> {
  try {
    const found = await postCall(async () => openPasswordLink, { email, token });
    if (!found) return { registration: null, undoesEmailChange: false, application: null };
    if ('undoesEmailChange' in found) {
      return { registration: null, undoesEmailChange: true, application: null };
    }
    return {
      registration: 'name' in found ? personOf(found) : null,
      undoesEmailChange: false,
      application: found.application ?? null,
    };
  } catch (error) {
    if (error instanceof ApiError && error.errors.token) return 'used';
    throw error;
  }
}

const personOf = ({ name, phone, address: { country, federalState, city } }: Registered) => ({
  name,
  phone,
  country,
  federalState,
  city,
});
