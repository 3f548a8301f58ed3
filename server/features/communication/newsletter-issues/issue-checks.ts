import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { countRecipients } from './issue-audience.ts';
import { type IssueDependencies, requireIssue } from './issue-dependencies.ts';
import { type IssueReview, letterOf, preview as previewOf, reviewOf } from './issue-letter.ts';
import { newsletterIssue } from './issue-mail.ts';
import { findIssue } from './issues.repository.ts';

/**
 * Where the kept issue is seen as a mail, for a while: a frame cannot say who asks.
 * @throws AppError unauthenticated, forbidden, notFound
 */
export async function previewPath(
  { database, previewLinks, clock }: IssueDependencies,
  viewer: Viewer,
  id: string,
  language: Language,
): Promise<string> {
  const by = requireRight(viewer, 'newsletter.manage');
  await requireIssue(database, id);
  return previewLinks.pathOf(id, language, by, clock.now());
}

/** By such a link. @returns nothing where it is altered or too old, or whoever made it manages no issues any more */
export async function preview(
  dependencies: IssueDependencies,
  token: string,
): Promise<string | undefined> {
  const { accounts, database, clock, previewLinks } = dependencies;
  const requested = previewLinks.read(token, clock.now());
  if (!requested) return undefined;
  if (!(await accounts.isActive(requested.by, database.query, 'newsletter.manage')))
    return undefined;
  const issue = await findIssue(database, requested.id);
  return (
    issue && (await previewOf(dependencies, issue.content, requested.language, issue.shown)).html
  );
}

/**
 * What is to be looked at before it is sent, and how many would get it.
 * @throws AppError unauthenticated, forbidden, notFound
 */
export async function review(
  dependencies: IssueDependencies,
  viewer: Viewer,
  id: string,
): Promise<IssueReview & { recipients: number }> {
  requireRight(viewer, 'newsletter.manage');
  const { content } = await requireIssue(dependencies.database, id);
  const recipients = await countRecipients(dependencies, content);
  return { ...(await reviewOf(dependencies, content)), recipients };
}

/** To whoever asks, in each of its languages. @throws AppError unauthenticated, forbidden, notFound, tooManyRequests */
export async function test(
  dependencies: IssueDependencies,
  actor: Actor,
  id: string,
): Promise<{ to: string }> {
  const viewerId = requireRight(actor.viewer, 'newsletter.manage');
  const { database, accounts, limits, mail, siteUrl } = dependencies;
  await admitChange(limits, actor.viewer);
  const { content } = await requireIssue(database, id);
  const to = (await accounts.contactsOf([viewerId])).get(viewerId)?.email;
  if (!to) throw notFound('user');
  const unsubscribeUrl = `${siteUrl}/#`;
  const written = await Promise.all(
    content.languages.map(async (language) => {
      const letter = await letterOf(dependencies, content, language);
      return { language, data: { ...letter, unsubscribeUrl } };
    }),
  );
  await database.transaction(async (tx) => {
    for (const one of written) await mail.enqueue(tx, { ...one, template: newsletterIssue, to });
  });
  return { to };
}
