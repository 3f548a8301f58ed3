import { sql } from 'kysely';
import { invitationDays } from '#domain/accounts/invitation.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Tx } from '#server/db/database.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { hashSecret, newSecret } from '../sessions/secrets.ts';

const hour = 3_600_000;

/** How long a link may lie unread, in milliseconds. */
const validFor = {
  'first-password': 24 * hour,
  invitation: invitationDays * 24 * hour,
  recovery: hour,
  /** Goes to an address that is to become the account's. */
  'new-email': 24 * hour,
  /** Goes to the address that the account had before. */
  'undo-email': 7 * 24 * hour,
} as const;

export type LinkPurpose = keyof typeof validFor;

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
      email: link.email.trim(),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + validFor[link.purpose]).toISOString(),
    })
    .execute();
  return token;
}

export interface AccountLink extends NewLink {
  /** Instant, UTC ISO 8601. */
  createdAt: string;
}

/** The good link of this token, whoever's it is. */
export async function findLink(
  { query }: Pick<Tx, 'query'>,
  token: string,
  now: Date,
): Promise<AccountLink | undefined> {
  const row = await query
    .selectFrom('account_links')
    .select(['user_id as userId', 'purpose', 'email', 'created_at as createdAt'])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && { ...row, purpose: row.purpose as LinkPurpose };
}

/** Whether the link went to this address. */
export const goesTo = (link: Pick<AccountLink, 'email'>, email: string): boolean =>
  normalizeEmail(link.email) === normalizeEmail(email);

/** @returns false when it has been used or taken back */
export async function spendLink({ query }: Tx, token: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('account_links')
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whoever has the password must not take the way back from the owner of the former address. */
const allButUndo = [
  'first-password',
  'invitation',
  'recovery',
  'new-email',
] as const satisfies LinkPurpose[];

export const allPurposes: readonly LinkPurpose[] = [...allButUndo, 'undo-email'];

/** What lies in the person's mailboxes is worth nothing from here on. */
export async function takeBackLinks(
  { query }: Tx,
  userId: string,
  purposes: readonly LinkPurpose[] = allButUndo,
): Promise<void> {
  await query
    .deleteFrom('account_links')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute();
}

export const expiringLinks = expiringRows({
  table: 'account_links',
  key: 'token_hash',
  since: sql.ref('expires_at'),
});

export async function forgetLinks({ query }: Tx, hashes: readonly string[]): Promise<void> {
  await query.deleteFrom('account_links').where('token_hash', 'in', hashes).execute();
}
