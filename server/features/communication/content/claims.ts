import type { Organisation } from '#domain/content/organisation-fields.ts';

const claimNames = ['profitShare', 'qualityStandard'] as const;

/** What is claimed of the organisation and waits for somebody to confirm it. */
export const unconfirmedClaims = (claims: Organisation['claims']) =>
  claims.confirmed === 'yes' ? [] : claimNames.filter((claim) => claims[claim] !== undefined);
