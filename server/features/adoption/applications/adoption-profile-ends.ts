import { deletedProfile } from '#domain/adoption/adoption-profile.ts';
import { profileNoticeDays } from '#domain/retention/applications.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { PrivatePhotos } from '#server/features/kits/private-photos/private-photos.service.ts';
import { dueAmong, mostLooked } from '#server/features/kits/querying/expiring-rows.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { Batch, Moment, Retention } from '#server/features/people/retention/retention.ts';
import { deleteProfile } from './adoption-profiles.repository.ts';
import { findOfApplicant } from './applications-of-people.repository.ts';
import {
  findEnding,
  lockEnding,
  noteEnds,
  noteNotified,
  replaceProfiles,
} from './ending-profiles.repository.ts';
import { profileEnding } from './profile-ending-mail.ts';

interface Dependencies {
  accounts: Pick<AccountsService, 'contactsOf'>;
  mail: MailService;
  privatePhotos: PrivatePhotos;
}

const noticeTime = profileNoticeDays * 86_400_000;
/** Each writes a mail or deletes photos. */
const mostAtOnce = 50;

/**
 * Families whose applications ended long ago are told, and some weeks later what they said about themselves goes: the
 * profile, its copies in their applications, the photos of their home and of visits there. Saving the profile or applying
 * again keeps it.
 */
export function adoptionProfileEnds({
  accounts,
  mail,
  privatePhotos,
}: Dependencies): [Retention, Retention] {
  const notifiedBefore = (wasNotified: boolean, now: Date) =>
    wasNotified ? new Date(now.getTime() - noticeTime).toISOString() : undefined;

  const dueOf =
    (wasNotified: boolean) =>
    async (query: Tx['query'], { before, now }: Moment) => {
      const which = {
        before,
        notifiedBefore: notifiedBefore(wasNotified, now),
        afterId: '',
        most: mostLooked,
      };
      return dueAmong((await findEnding(query, which)).map(({ updatedAt }) => updatedAt));
    };

  const applyTo =
    (wasNotified: boolean, act: (tx: Tx, accountId: string, now: Date) => Promise<void>) =>
    async (tx: Tx, { before, now, after, most }: Batch) => {
      await noteEnds(tx, now.toISOString());
      const which = { before, notifiedBefore: notifiedBefore(wasNotified, now) };
      const page = { afterId: after, most: Math.min(most, mostAtOnce) };
      const found = await findEnding(tx.query, { ...which, ...page });
      let done = 0;
      for (const { accountId } of found) {
        if (!(await lockEnding(tx, accountId, which))) continue;
        await act(tx, accountId, now);
        done += 1;
      }
      return { last: found.at(-1)?.accountId, done };
    };

  async function notify(tx: Tx, accountId: string, now: Date): Promise<void> {
    await noteNotified(tx, accountId, now.toISOString());
    const family = (await accounts.contactsOf([accountId], tx.query)).get(accountId);
    if (!family || family.disabled) return;
    const endsAt = new Date(now.getTime() + noticeTime).toISOString();
    await mail.enqueue(tx, {
      template: profileEnding,
      to: family.email,
      language: family.language,
      data: { name: salutation(family.name), endsAt },
    });
  }

  async function end(tx: Tx, accountId: string): Promise<void> {
    await deleteProfile(tx, accountId);
    await replaceProfiles(tx, accountId, deletedProfile);
    await privatePhotos.remove(tx, 'home', [accountId]);
    const outcomes = (await findOfApplicant(tx, accountId)).flatMap((one) => one.outcomes);
    await privatePhotos.remove(
      tx,
      'outcome',
      outcomes.map(({ id }) => id),
    );
  }

  return [
    { kind: 'adoptionProfileNotices', due: dueOf(false), apply: applyTo(false, notify) },
    { kind: 'adoptionProfiles', due: dueOf(true), apply: applyTo(true, end) },
  ];
}
