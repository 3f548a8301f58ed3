import { z } from 'zod';
import { type DonationKind, donationKinds } from '../donations/donation-kind.ts';
import { pages, type StaticPageId } from '../pages.ts';

/** The mailboxes of the organisation. */
export const mailboxIds = [
  'hello',
  'adoptions',
  'volunteering',
  'donations',
  'partners',
  'privacy',
] as const;
export type MailboxId = (typeof mailboxIds)[number];

/** The files that the portal writes itself for the resources page. */
export const resourceIds = [
  'privacy-notice',
  'adoption-contract',
  'sterilization-contract',
  'post-sterilization-care',
  'statistics',
  'adoption-requirements',
  'volunteering-information',
  'presentation',
  'treatment-costs',
  'sterilization-for-people',
  'sterilization-for-companies',
  'sample-receipt',
] as const;
export type ResourceId = (typeof resourceIds)[number];

/** Where a link leads. Whoever shows it makes the address, in the page's language. */
export type LinkTarget =
  | { page: StaticPageId }
  /** The donations page, with this kind chosen. */
  | { give: DonationKind }
  /** A file of the resources page. */
  | { resource: ResourceId }
  | { mailbox: MailboxId }
  /** A page of somebody else, such as the source of a figure. */
  | { url: string };

export type Link = { label: string } & LinkTarget;

const openToVisitors = new Set(['public', 'guest', 'login']);

/** Pages that a text may link to: complete paths that a visitor may open or sign in for. */
export const linkedPages = pages
  .filter(({ guard, es }) => openToVisitors.has(guard) && !es.includes('/:'))
  .map(({ id }) => id as StaticPageId);

/**
 * Nothing else than an encrypted address: no script, no file, no password in it, nor a space or line break, which `URL`
 * reads over and what is written elsewhere would keep.
 */
export const secureUrl = z
  .string()
  .max(500)
  .refine((text) => !/[\s\p{Cc}]/u.test(text) && URL.canParse(text) && isSecure(new URL(text)), {
    error: 'contentUrlInvalid',
  });

const isSecure = ({ protocol, username, password, hostname }: URL) =>
  protocol === 'https:' && username === '' && password === '' && hostname.includes('.');

/** What somebody has begun to type and no link can lead to. */
export const isBadUrl = (text: string): boolean =>
  text !== '' && !secureUrl.safeParse(text).success;

const known = <Id extends string>(ids: readonly Id[]) =>
  z.custom<Id>((value) => (ids as readonly unknown[]).includes(value));

export const linkTarget: z.ZodType<LinkTarget> = z.union([
  z.strictObject({ page: known(linkedPages) }),
  z.strictObject({ give: known(donationKinds.values) }),
  z.strictObject({ resource: known(resourceIds) }),
  z.strictObject({ mailbox: known(mailboxIds) }),
  z.strictObject({ url: secureUrl }),
]);

export function targetOf(link: Link): LinkTarget {
  const { label: _label, ...target } = link;
  return target as LinkTarget;
}
