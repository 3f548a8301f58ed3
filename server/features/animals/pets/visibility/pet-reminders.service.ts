import { visitor } from '#domain/accounts/viewer.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { AppError } from '#domain/errors.ts';
import type { FocalPoint } from '#domain/pets/focal-point.ts';
import type { PetRequest } from '#domain/pets/pet-record.ts';
import { visibilityFrom } from '#domain/pets/visibility.ts';
import type { PetStatus, ReminderAnswer } from '#domain/pets/vocabularies.ts';
import type { Database } from '#server/db/database.ts';
import type { MediaAssets } from '#server/features/kits/media/media-assets.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { PetManagement } from '../core/pet-management.service.ts';
import { findRemindedPet, type RemindedPet } from './pet-visibility.repository.ts';
import { createReminderLinks } from './reminder-links.ts';

export type PetReminders = ReturnType<typeof createPetReminders>;

/** Days after a pet has left the lists for which the links of its mails still bring it back. */
const answerableFor = 30;

export interface Reminder {
  petName: string;
  status: PetStatus;
  answer: ReminderAnswer;
  expiresOn: string;
  /** The one that stands first; its path is relative to the site's root. */
  picture: { path: string; focus: FocalPoint } | null;
  /** Whether it can still be answered: not when the pet was deleted or has been out of the lists for too long. */
  open: boolean;
}

/**
 * What owners answer by the links of `petVisibilityMails`. The signature is the right; looking at a link
 * changes nothing, because programs that check mails open every link.
 */
export function createPetReminders({
  database,
  management,
  accounts,
  mediaAssets,
  limits,
  clock,
  timezone,
  siteUrl,
  secretKey,
}: {
  database: Database;
  management: PetManagement;
  accounts: Pick<AccountsService, 'isActive'>;
  mediaAssets: MediaAssets;
  limits: RateLimits;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  siteUrl: string;
  secretKey: string;
}) {
  const links = createReminderLinks(siteUrl, secretKey);
  const today = () => dateIn(timezone, clock.now());
  async function isOpen({ deleted, ownerId, expiresOn }: RemindedPet): Promise<boolean> {
    if (deleted || today() > addDays(expiresOn, answerableFor)) return false;
    return accounts.isActive(ownerId);
  }

  /** Wide enough for a phone. */
  async function pictureOf({ picture }: RemindedPet): Promise<Reminder['picture']> {
    const asset = picture && (await mediaAssets.find([picture.id])).get(picture.id);
    if (!asset) return null;
    const { id, widths } = asset;
    const width = widths.find((each) => each >= 640) ?? Math.max(...widths);
    return { path: `/media/${id}/${width}.webp`, focus: picture.focus ?? asset.focus };
  }

  /** Only who tries links that are none is slowed down. */
  async function read(id: string, token: string, address: string) {
    const pet = await findRemindedPet(database, id);
    const answer = pet && links.read(token, pet);
    if (!answer) {
      await limits.consume('mailLink', address);
      throw spent();
    }
    return { pet, answer };
  }

  return {
    /** @throws AppError notFound (spent, or never ours), tooManyRequests */
    async find(id: string, token: string, address: string): Promise<Reminder> {
      const { pet, answer } = await read(id, token, address);
      const { petName, status, expiresOn } = pet;
      const picture = await pictureOf(pet);
      return { petName, status, answer, expiresOn, picture, open: await isOpen(pet) };
    },

    /** @throws AppError notFound (spent, too late, or never ours), tooManyRequests */
    async answer(
      id: string,
      token: string,
      address: string,
    ): Promise<{ expiresOn: string; status: PetStatus }> {
      const { pet } = await read(id, token, address);
      if (!(await isOpen(pet))) throw spent();
      return management.changeByLink({ viewer: visitor, address }, id, ({ ownerId, record }) => {
        // Looked at again behind the lock: of two taps at once the second finds the link spent.
        const answer = links.read(token, { id, ownerId, ...record });
        if (!answer || record.deletedOn !== null) throw spent();
        return requestFor(answer, today());
      });
    },
  };
}

function requestFor(answer: ReminderAnswer, today: string): PetRequest {
  return answer === 'renew'
    ? { description: {}, ...visibilityFrom(today) }
    : { description: {}, status: 'paused' };
}

const spent = () => new AppError('notFound', 'reminderSpent');
