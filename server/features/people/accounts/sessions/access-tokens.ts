import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '#domain/clock.ts';
import { purposeKey } from '#server/keys/signatures.ts';

/** In seconds. */
const validFor = 3_600;
/** Between the clocks of several servers. */
const clockTolerance = 5;
const algorithm = 'HS256';

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** The JWTs that calls carry: valid for an hour, and only as long as their session is. */
export function createAccessTokens(secretKey: string, clock: Clock) {
  const key = purposeKey(secretKey, 'access token');

  return {
    issue({ userId, sessionId }: AccessClaims): Promise<string> {
      const now = Math.floor(clock.now().getTime() / 1_000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(now + validFor)
        .sign(key);
    },

    async read(token: string): Promise<AccessClaims | 'invalidToken' | 'expiredToken'> {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          requiredClaims: ['sub', 'sid', 'iat', 'exp'],
          currentDate: clock.now(),
          clockTolerance,
          // Also refuses tokens from the future.
          maxTokenAge: validFor,
        });
        const { sub, sid } = payload;
        if (typeof sub !== 'string' || typeof sid !== 'string') return 'invalidToken';
        return { userId: sub, sessionId: sid };
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expiredToken' : 'invalidToken';
      }
    },
  };
}
