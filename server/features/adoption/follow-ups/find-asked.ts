import type { Actor } from '#domain/access/actor.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { notFound } from '#domain/errors.ts';
import { applicationReferences } from '../applications/application-references.ts';
import type { FollowUpDependencies } from './follow-up-dependencies.ts';
import { hashOfToken } from './follow-up-tokens.ts';
import { mayAnswerFor } from './follow-ups.policy.ts';
import { type FollowUp, findById, findByTokenHash } from './follow-ups.repository.ts';

interface Asked {
  followUp: FollowUp;
  application: AdoptionApplication;
}

/**
 * @param key of the mail's link, which is over while the family is suspended; or the follow-up's id, for the family's session
 * @throws AppError notFound, tooManyRequests
 */
export async function findAsked(
  { accounts, database: { query }, limits, clock }: FollowUpDependencies,
  { viewer, address }: Actor,
  key: string,
): Promise<Asked> {
  const byToken = await findByTokenHash(query, hashOfToken(key));
  const now = clock.now().toISOString();
  const isLink = byToken?.openUntil != null && byToken.openUntil > now;
  const followUp = isLink ? byToken : await findById(query, key);
  const application = followUp && (await applicationReferences.find(query, followUp.applicationId));
  const isOpen = isLink && !(await accounts.isSuspended(application?.applicantId ?? null, query));
  const isFound = application && (isOpen || mayAnswerFor(viewer, application));
  if (!isFound) {
    await limits.consume('mailLink', address);
    throw notFound('followUp');
  }
  return { followUp, application };
}
