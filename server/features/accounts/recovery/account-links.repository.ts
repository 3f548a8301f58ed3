import { invitationDays } from '#domain/accounts/invitation.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { hashSecret, newSecret } from '../sessions/secrets.ts';

const hour = 3_600_000;

/** How long a link may lie unread, in milliseconds. */
const validFor = {
  'first-password': 24 * hour,
  invitation: invitationDays * 24 * hour,
  recovery: hour,
} as const;

type LinkPurpose = keyof typeof validFor;

interface NewLink {
  userId: string;
  purpose: LinkPurpose;
  /** The address that the link goes to, and proves. */
  email: string;
}

/** @returns the token; the portal itself keeps only its hash */
export async function addLink({ query }: Tx, link: NewLink, now: Date): Promise<string> {
  const token = newSecret();
  await query
    .insertInto('account_links')
    .values({
      token_hash: hashSecret(token),
      user_id: link.userId,
      purpose: link.purpose,
      email: normalizeEmail(link.email),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + validFor[link.purpose]).toISOString(),
    })
    .execute();
  return token;
}

/** The good link of this token, whoever's it is. */
export function findLink({ query }: Pick<Tx, 'query'>, token: string, now: Date) {
  return query
    .selectFrom('account_links')
    .select(['user_id as userId', 'email'])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** @returns false when it has been used or taken back */
export async function spendLink({ query }: Tx, token: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('account_links')
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whatever lies in the person's mailbox, or is for this alone, is worth nothing from here on. */
export async function takeBackLinks(
  { query }: Tx,
  userId: string,
  purpose?: LinkPurpose,
): Promise<void> {
  await query
    .deleteFrom('account_links')
    .where('user_id', '=', userId)
    .$if(purpose !== undefined, (links) => links.where('purpose', '=', purpose ?? ''))
    .execute();
}

export async function forgetLinks({ query }: Database, now: string): Promise<void> {
  await query.deleteFrom('account_links').where('expires_at', '<', now).execute();
}
