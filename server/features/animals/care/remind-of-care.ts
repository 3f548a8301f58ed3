import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { careLimits } from '#domain/care/care-kinds.ts';
import { addDays, daysBetween } from '#domain/dates.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { familyIn, findHoldings } from './care-access.ts';
import type { CareDependencies } from './care-dependencies.ts';
import { dropPlan, findDueNext, findUnreminded, markReminded } from './care-next.repository.ts';
import { isPlanned } from './care-plan.ts';
import { scopeOf, withPets } from './care-reading.ts';
import { careReminder } from './care-reminder-mail.ts';
import { claimReminder, storeReminders } from './care-settings.repository.ts';

type Dependencies = Pick<CareDependencies, 'database' | 'today' | 'catalogues' | 'accesses'> & {
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf'>;
};

/** Days from its day at which somebody is reminded of a dose, each once: a week before, on the day, a week late. */
const reminderDays = [-7, 0, 7] as const;

/** How many of them have come. */
const stageOf = (dueOn: string, today: string): number =>
  reminderDays.filter((days) => daysBetween(dueOn, today) >= days).length;

/** Each morning. */
export const remindCare = (dependencies: Dependencies) =>
  defineScheduledJob({
    kind: 'care.remind',
    queue: 'reminders',
    timeLimit: 600_000,
    pattern: '0 8 * * *',
    scope: 'cluster',
    async run(_, { signal }) {
      for (;;) {
        signal.throwIfAborted();
        if (!(await remindNext(dependencies))) return;
      }
    },
  });

/** Of all pets of an owner at once, also whoever holds one of them; of one that was adopted its family. @returns whether there were any */
async function remindNext(dependencies: Dependencies): Promise<boolean> {
  const { database, accesses } = dependencies;
  const today = dependencies.today();
  const days = reminderDays.map((away) => addDays(today, -away));
  return database.transaction(async (tx) => {
    const petId = await findUnreminded(tx.query, days);
    if (petId === undefined) return false;
    const [pet] = await petReferences.treated(tx.query, [petId]);
    const family = familyIn(await findHoldings(accesses, tx.query, [petId]), petId);
    // The family's account was erased.
    if (pet && !isPlanned(pet, family)) {
      await dropPlan(tx, petId);
      return true;
    }
    const ownerId = family === null ? (pet?.ownerId ?? null) : null;
    const due = await findDueNext(tx.query, { ownerId, heldIds: [petId] }, pageOf(today));
    const fresh = due.filter(({ dueOn, reminded }) => reminded < stageOf(dueOn, today));
    for (const { petId: id, series, dueOn } of due) {
      await markReminded(tx, { petId: id, series }, stageOf(dueOn, today));
    }
    // Also what nobody is told of, or what stands beyond the first ones of the list.
    await markReminded(tx, { petId }, reminderDays.length, days);
    const people = new Set(ownerId === null ? [] : [ownerId]);
    const petIds = [...new Set(fresh.map((one) => one.petId))];
    for (const { accountId } of await findHoldings(accesses, tx.query, petIds))
      people.add(accountId);
    for (const id of people) await notify(dependencies, tx, id);
    return true;
  });
}

const pageOf = (today: string) => ({ until: addDays(today, 7), most: careLimits.remindersAtOnce });

/** Once a day, of all that the person looks after. */
async function notify(dependencies: Dependencies, tx: Tx, accountId: string): Promise<void> {
  const { accounts, mail } = dependencies;
  const today = dependencies.today();
  const person = (await accounts.contactsOf([accountId], tx.query)).get(accountId);
  if (!person || person.disabled) return;
  const scope = await scopeOf(dependencies, tx.query, accountId);
  const due = await findDueNext(tx.query, scope, pageOf(today));
  if (due.length === 0 || !(await claimReminder(tx, accountId, today))) return;
  const toDo = await withPets(dependencies, tx.query, due, today);
  await mail.enqueue(tx, {
    template: careReminder,
    to: person.email,
    language: person.language,
    data: {
      name: salutation(person.name),
      today,
      doses: toDo.map(({ pet, kind, product, title, dueOn }) => ({
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
  { database, limits }: Pick<CareDependencies, 'database' | 'limits'>,
  viewer: Viewer,
  isWanted: boolean,
): Promise<void> {
  const accountId = requireAccount(viewer);
  await admitChange(limits, viewer);
  await database.transaction((tx) => storeReminders(tx, accountId, isWanted));
}
