import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { careLimits } from '#domain/care/care-kinds.ts';
import { addDays, daysBetween } from '#domain/dates.ts';
import type { Tx } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { salutation } from '../mail/salutation.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import { findDueNext, findUnreminded, markReminded } from './care-next.repository.ts';
import type { CareParts } from './care-parts.ts';
import { type ToDo, withPets } from './care-reading.ts';
import { careReminder } from './care-reminder-mail.ts';
import { claimReminder, storeReminders } from './care-settings.repository.ts';

type Parts = Pick<CareParts, 'database' | 'today' | 'catalogues'> & {
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf'>;
};

/** Days from its day at which somebody is reminded of a dose, each once: a week before, on the day, a week late. */
const reminderDays = [-7, 0, 7] as const;

/** How many of them have come. */
const stageOf = (dueOn: string, today: string): number =>
  reminderDays.filter((days) => daysBetween(dueOn, today) >= days).length;

/** Each morning. */
export const remindCare = (parts: Parts) =>
  defineScheduledJob({
    kind: 'care.remind',
    queue: 'reminders',
    timeLimit: 600_000,
    pattern: '0 8 * * *',
    scope: 'cluster',
    async run(_, { signal }) {
      for (;;) {
        signal.throwIfAborted();
        if (!(await remindNext(parts))) return;
      }
    },
  });

/** One person, of all pets at once. @returns whether there was somebody */
async function remindNext(parts: Parts): Promise<boolean> {
  const { database } = parts;
  const today = parts.today();
  const days = reminderDays.map((away) => addDays(today, -away));
  return database.transaction(async (tx) => {
    const petId = await findUnreminded(tx.query, days);
    if (petId === undefined) return false;
    const [pet] = await petReferences.treated(tx.query, [petId]);
    const ownerId = pet?.ownerId ?? null;
    const page = { until: addDays(today, 7), most: careLimits.told };
    const scope = ownerId === null ? undefined : { ownerId, heldIds: [petId] };
    const due = scope ? await findDueNext(tx.query, scope, page) : [];
    for (const { petId: id, series, dueOn } of due) {
      await markReminded(tx, { petId: id, series }, stageOf(dueOn, today));
    }
    // Also what no owner is told of, or what stands beyond the first ones of the list.
    await markReminded(tx, { petId }, reminderDays.length, days);
    if (ownerId !== null)
      await tell(parts, tx, ownerId, await withPets(parts, tx.query, due, today));
    return true;
  });
}

async function tell(
  { accounts, mail, today }: Parts,
  tx: Tx,
  ownerId: string,
  due: readonly ToDo[],
): Promise<void> {
  const owner = (await accounts.contactsOf([ownerId], tx.query)).get(ownerId);
  if (!owner || owner.disabled || due.length === 0) return;
  if (!(await claimReminder(tx, ownerId, today()))) return;
  await mail.enqueue(tx, {
    template: careReminder,
    to: owner.email,
    language: owner.language,
    data: {
      name: salutation(owner.name),
      today: today(),
      doses: due.map(({ pet, kind, product, title, dueOn }) => ({
        pet: pet.name,
        kind,
        product: product
          ? { es: product.name, en: product.nameEn || product.name }
          : { es: title, en: title },
        dueOn,
      })),
    },
  });
}

/** @throws AppError unauthenticated, tooManyRequests */
export async function setReminders(
  { database, limits }: Pick<CareParts, 'database' | 'limits'>,
  viewer: Viewer,
  isWanted: boolean,
): Promise<void> {
  const accountId = requireAccount(viewer);
  await admitChange(limits, viewer);
  await database.transaction((tx) => storeReminders(tx, accountId, isWanted));
}
