import type { Language } from '#domain/language.ts';
import type { IssueBlock, IssueContent } from '#domain/newsletter/issue-content.ts';
import {
  addressesIn,
  foreignLinks,
  type IssueProblem,
  issueProblems,
  mostBytes,
} from '#domain/newsletter/issue-problems.ts';
import { resolvePath } from '#domain/site-map.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { MailBlock } from '#server/features/kits/mail/mail-content.ts';
import type { NewsletterService } from '../newsletter/newsletter.service.ts';
import { type IssueSources, mailBlocks } from './issue-blocks.ts';
import { type IssueMailData, newsletterIssue } from './issue-mail.ts';
import type { ShownItems } from './shown-items.ts';

export interface IssueLetters extends IssueSources {
  mail: MailService;
  newsletter: NewsletterService;
}

/** What all readers of a language get: all but the link to unsubscribe. */
export type Letter = Omit<IssueMailData, 'unsubscribeUrl'>;

export async function letterOf(
  sources: IssueSources,
  { subject, preheader, blocks }: IssueContent,
  language: Language,
  shown: ShownItems = {},
): Promise<Letter> {
  const written: MailBlock[] = [];
  for (const [place, block] of blocks.entries())
    written.push(...(await mailBlocks(sources, block, language, shown[place])));
  return { subject: subject[language], preheader: preheader[language], blocks: written };
}

/** As it would leave now; its link to unsubscribe leads to the newsletter's page. */
export async function preview(
  letters: IssueLetters,
  content: IssueContent,
  language: Language,
  shown?: ShownItems,
): Promise<{ html: string; text: string }> {
  const letter = await letterOf(letters, content, language, shown);
  const unsubscribeUrl = `${letters.siteUrl}/#`;
  return letters.mail.render(newsletterIssue, { ...letter, unsubscribeUrl }, language);
}

export interface IssueReview {
  problems: IssueProblem[];
  /** Of the HTML, by language. */
  bytes: Partial<Record<Language, number>>;
  /** Addresses of others that it leads to. */
  foreign: string[];
}

/** Blocks whose pets, events or picture may be gone. */
const mayBeEmpty: ReadonlySet<IssueBlock['kind']> = new Set([
  'pets',
  'waitingPets',
  'events',
  'picture',
]);

/** What is to be looked at before it is sent. */
export async function reviewOf(letters: IssueLetters, content: IssueContent): Promise<IssueReview> {
  const problems = issueProblems(content);
  const bytes: IssueReview['bytes'] = {};
  for (const [block, one] of content.blocks.entries()) {
    for (const address of addressesIn([one])) {
      if (isDead(letters.siteUrl, address)) problems.push({ kind: 'deadLink', block, address });
    }
    if (!mayBeEmpty.has(one.kind)) continue;
    const [language] = content.languages;
    if (!language || (one.kind === 'pets' && one.ids.length === 0)) continue;
    if (one.kind === 'picture' && one.picture === null) continue;
    if ((await mailBlocks(letters, one, language)).length === 0)
      problems.push({ kind: 'nothingShown', block });
  }
  for (const language of content.languages) {
    const size = Buffer.byteLength((await preview(letters, content, language)).html);
    bytes[language] = size;
    if (size > mostBytes) problems.push({ kind: 'size', language });
  }
  return { problems, bytes, foreign: foreignLinks(content.blocks, letters.siteUrl) };
}

/** An address of our own that no page has. */
function isDead(siteUrl: string, url: string): boolean {
  const { origin, pathname } = new URL(url);
  if (origin !== new URL(siteUrl).origin) return false;
  return resolvePath(pathname).kind === 'unknown';
}
