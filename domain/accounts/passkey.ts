import { z } from 'zod';
import { line } from './fields.ts';

/** What its owner calls it. */
export const passkeyName = line(60);

/** How many an account may have. */
export const mostPasskeys = 10;

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]*$/, 'valueInvalid');

const credentialId = base64url(1_400).min(1);

/**
 * What a browser says of a new passkey: a RegistrationResponseJSON of WebAuthn. What extensions have to say is not asked
 * for, and not kept.
 */
export const newPasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});
