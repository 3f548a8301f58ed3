import type { z } from 'zod';
import type { Account } from '#domain/accounts/account.ts';
import type { newPasskey } from '#domain/accounts/passkey.ts';
import type { shownPasskey } from '#domain/accounts/sign-in-calls.ts';
import type { ValueOfShape } from '#domain/contract/shape.ts';
import type { OpenChallenge } from './challenges.ts';
import type { Passkey } from './passkeys.repository.ts';

/** What a browser answers, checked for its shape alone. */
export type NewPasskey = z.output<typeof newPasskey>;
export type ShownPasskey = ValueOfShape<typeof shownPasskey>;

type ReadChallenge = (answered: string) => OpenChallenge | undefined;

/** EdDSA, ES256 and RS256, as every authenticator knows one of them (COSE). */
const algorithms = [-8, -7, -257];

/** Whose passkeys they are is told by the account's id, which names nobody. */
const handleOf = (userId: string) => new TextEncoder().encode(userId);

const library = () => import('@simplewebauthn/server');

/** WebAuthn as this portal asks for it: keys that know their owner, and have verified them. */
export function createWebAuthn({ siteName, siteUrl }: { siteName: string; siteUrl: string }) {
  const rpID = new URL(siteUrl).hostname;
  const expected = { expectedOrigin: siteUrl, expectedRPID: rpID, requireUserVerification: true };

  return {
    /** For `navigator.credentials.create`. */
    optionsToAdd: async (
      { id, email, name }: Account,
      challenge: string,
      has: readonly Pick<Passkey, 'credentialId' | 'transports'>[],
    ) =>
      (await library()).generateRegistrationOptions({
        rpName: siteName,
        rpID,
        userID: handleOf(id),
        userName: email,
        userDisplayName: name,
        challenge,
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: has.map(({ credentialId: id, transports }) => ({ id, transports })),
      }),

    /** For `navigator.credentials.get`: whichever of the person's passkeys it finds. */
    optionsToSignIn: async (challenge: string) =>
      (await library()).generateAuthenticationOptions({
        rpID,
        challenge,
        userVerification: 'required',
      }),

    /** @returns the passkey and the challenge that it has answered; nothing when anything about it is wrong */
    async verifyNew(response: NewPasskey, readChallenge: ReadChallenge) {
      const challenge = readChallenge(challengeIn(response));
      if (!challenge) return undefined;
      const { verifyRegistrationResponse } = await library();
      const { verified, registrationInfo } = await orNothing(
        verifyRegistrationResponse({
          response: { ...response, clientExtensionResults: {} },
          expectedChallenge: challengeIn(response),
          supportedAlgorithmIDs: algorithms,
          ...expected,
        }),
      );
      if (!verified || !registrationInfo) return undefined;
      const { id, publicKey, counter } = registrationInfo.credential;
      const key = Buffer.from(publicKey).toString('base64url');
      const transports = response.response.transports ?? [];
      return { challenge, credentialId: id, publicKey: key, counter, transports };
    },

    /** @returns the counter and the challenge that it has answered; nothing when anything about it is wrong */
    async verifyShown(passkey: Passkey, response: ShownPasskey, readChallenge: ReadChallenge) {
      const challenge = readChallenge(challengeIn(response));
      const isOwners = response.response.userHandle === base64url(handleOf(passkey.userId));
      if (!challenge || !isOwners) return undefined;
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await orNothing(
        verifyAuthenticationResponse({
          response: { ...response, clientExtensionResults: {} },
          expectedChallenge: challengeIn(response),
          credential: {
            id: passkey.credentialId,
            publicKey: Buffer.from(passkey.publicKey, 'base64url'),
            // What the counter tells is looked at when it is stored, after the signature.
            counter: 0,
          },
          ...expected,
        }),
      );
      if (!verified || !authenticationInfo) return undefined;
      return { challenge, counter: authenticationInfo.newCounter };
    },
  };
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

function challengeIn({ response }: NewPasskey | ShownPasskey): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** The library throws at whatever is wrong with an answer. */
const orNothing = <Verified>(verified: Promise<Verified>): Promise<Partial<Verified>> =>
  verified.catch(() => ({}));
