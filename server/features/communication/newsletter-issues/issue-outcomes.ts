import { readToken } from '../newsletter/newsletter-links.ts';
import { noteUnsubscribed as note } from './deliveries.repository.ts';
import type { IssueDependencies } from './issue-dependencies.ts';

/** By the link in a mail, after `newsletter.cancel` has said that it is a good one. */
export async function noteUnsubscribed(
  { database, clock }: IssueDependencies,
  token: string,
): Promise<void> {
  const { id: subscriptionId, mail: id } = readToken(token);
  if (id === undefined) return;
  await note(database, { id, subscriptionId }, clock.now().toISOString());
}
