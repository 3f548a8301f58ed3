import type { Actor } from '#domain/access/actor.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { applicationMachine, openStates } from '#domain/adoption/application-machine.ts';
import type { Appointment } from '#domain/adoption/application-talk.ts';
import { hasContract } from '#domain/adoption/contract.ts';
import { longestReservation } from '#domain/adoption/reservation.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays, isDate } from '#domain/dates.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import { type CallableTransition, nextState } from '#domain/documents/state-machine.ts';
import { conflict, forbidden, invalid, notFound } from '#domain/errors.ts';
import type { Adopter } from '#domain/pets/pet.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import type { MadeBy } from '#server/features/kits/document-states/document-states.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { ApplicationDependencies } from './application-dependencies.ts';
import { markHelped } from './application-help.ts';
import type { ApplicationEvent } from './application-listener.ts';
import { mayDecide, relationsTo } from './applications.policy.ts';
import { findApplication, lockApplication, type StateChanges } from './applications.repository.ts';
import { endAppointments } from './appointment-reminders.ts';
import { requireNoOtherFamily } from './chosen-family.ts';
import { noteTurn } from './note-turn.ts';
import { requireMayAdopt } from './warnings.ts';

export type ApplicationTransition = CallableTransition<(typeof applicationMachine)['transitions']>;

/** After these a pet that was reserved is free again. */
const releasing: ReadonlySet<ApplicationTransition> = new Set([
  'decline',
  'withdraw',
  'putOnWaitingList',
]);

/** Not to who may not adopt. */
const giving: ReadonlySet<ApplicationTransition> = new Set(['approve', 'reserve', 'adopt']);

/** Not while another family has been chosen. */
const choosing: ReadonlySet<ApplicationTransition> = new Set(['approve', 'reserve']);

interface Decision {
  /** To the family; to the rescuer where the family withdraws. */
  words?: string;
  /** YYYY-MM-DD, of a reservation. */
  reservedUntil?: string;
  record?: RecordCreation;
}

/**
 * One step of an application, with what it does to the pets, the mail to the family and, where the pets found their
 * home, the word to everybody else who applied for them.
 * @throws AppError notFound, forbidden, conflict (not from this state, the pet has or gets another family, or this one may
 * not adopt), invalid (the day of a reservation), tooManyRequests
 */
export async function makeTransition(
  dependencies: ApplicationDependencies,
  actor: Actor,
  key: DocumentKey,
  name: ApplicationTransition,
  { words = '', reservedUntil, record }: Decision = {},
): Promise<void> {
  const { database, limits, states, petAdoption } = dependencies;
  const { viewer } = actor;
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const { application, together } = await lockInOrder(dependencies, tx, key);
    const relations = relationsTo(application, viewer);
    const isFamily = relations.includes('owner');
    const isStranger = !isFamily && !mayDecide(viewer, application);
    if (isStranger) throw notFound('application');
    if (isFamily !== (name === 'withdraw')) throw forbidden();
    if (name === 'reserve' || name === 'adopt') requireWholePair(application, together);
    if (choosing.has(name)) await requireNoOtherFamily(tx, viewer, application, together);
    if (giving.has(name)) await requireMayAdopt(dependencies, tx, application);
    const changes = changesBy(dependencies, application, name, reservedUntil);
    await states.make(tx, name, application, madeBy(actor, application), { words, changes });
    const petIds = petsOf(application);
    // What an adoption means for everybody else who applied they hear as listeners of the pets.
    if (name === 'adopt') {
      await petAdoption.adopt(tx, actor, petIds, await adopterOf(dependencies, tx, application));
    }
    if (name === 'giveBack') await petAdoption.giveBack(tx, actor, petIds);
    const ended = await endTalk(dependencies, tx, application, name);
    const day = changes.reservedUntil ?? null;
    await notify(dependencies, tx, application, name, { words, ended, reservedUntil: day });
    await settle(dependencies, tx, application, name);
    await noteTurn(dependencies, tx, application.id, isFamily ? 'family' : 'rescuer');
    await record?.(tx, { id: application.id });
  });
}

/** Beside the state. @throws AppError invalid (the day of a reservation) */
function changesBy(
  dependencies: ApplicationDependencies,
  { newsCount }: AdoptionApplication,
  name: ApplicationTransition,
  day: string | undefined,
): StateChanges {
  if (name === 'reserve') return { reservedUntil: reservationDay(dependencies, day) };
  // Whoever looks after the pet finds it among what they have not read.
  return name === 'withdraw' ? { newsCount: newsCount + 1 } : {};
}

/** @returns the appointments that the mail to the family tells of: of an adoption, whose news are good ones */
async function endTalk(
  dependencies: ApplicationDependencies,
  tx: Tx,
  application: AdoptionApplication,
  name: ApplicationTransition,
): Promise<Appointment[]> {
  const next = nextState(applicationMachine, application.status, name);
  if (!next || openStates.includes(next)) return [];
  const familyIsTold = name === 'adopt';
  const ended = await endAppointments(dependencies, tx, application, { familyIsTold });
  return familyIsTold ? ended : [];
}

/** What follows for whoever else waits for the pets. */
async function settle(
  dependencies: ApplicationDependencies,
  tx: Tx,
  application: AdoptionApplication,
  name: ApplicationTransition,
): Promise<void> {
  if (application.status === 'reserved' && releasing.has(name)) {
    await dependencies.waitingList.notify(tx, application, 'released');
  }
  const what = eventOf(application, name);
  if (!what) return;
  // Who has the pet back has seen to it.
  if (name === 'giveBack')
    await markHelped(tx, application, dependencies.clock.now().toISOString());
  for (const listener of dependencies.applicationListeners) await listener(tx, application, what);
}

/** What others hear of. */
function eventOf(
  application: AdoptionApplication,
  name: ApplicationTransition,
): ApplicationEvent | undefined {
  if (name === 'adopt') return 'adopted';
  if (name === 'giveBack') return 'returned';
  return releasing.has(name) && hasContract(application) ? 'fellThrough' : undefined;
}

/**
 * The pets first, as whoever applies for them does: two decisions about one pet wait for each other. With them the other of a
 * pair that is adopted together.
 */
async function lockInOrder(
  { clock, timezone }: ApplicationDependencies,
  tx: Tx,
  key: DocumentKey,
): Promise<{ application: AdoptionApplication; together: string[] }> {
  const named = await findApplication(tx, key);
  const petIds = named ? petsOf(named) : [];
  const today = dateIn(timezone, clock.now());
  const mates = await petReferences.bondedMates(tx.query, petIds, today);
  const together = [...new Set([...petIds, ...mates.map(({ mateId }) => mateId)])].sort();
  for (const petId of together) await petReferences.lock(tx, petId);
  const application = named && (await lockApplication(tx, named.id));
  if (!application) throw notFound('application');
  return { application, together };
}

function madeBy({ viewer }: Actor, application: AdoptionApplication): MadeBy {
  const madeByAccount = viewer.kind === 'user' ? viewer.id : null;
  const [relation] = relationsTo(application, viewer);
  return { madeAs: relation ?? 'staff', madeBy: madeByAccount };
}

/** Two that are adopted together are not separated on the way. @throws AppError conflict */
function requireWholePair(application: AdoptionApplication, together: readonly string[]): void {
  if (together.length > petsOf(application).length) throw conflict('bondedPairStaysTogether');
}

const petsOf = ({ petId, secondPetId }: AdoptionApplication): string[] =>
  (secondPetId === null ? [petId] : [petId, secondPetId]).sort();

/** @throws AppError invalid */
function reservationDay(
  { clock, timezone }: ApplicationDependencies,
  day: string | undefined,
): string {
  const today = dateIn(timezone, clock.now());
  const isRight =
    day !== undefined && isDate(day) && day >= today && day <= addDays(today, longestReservation);
  if (!isRight) throw invalid({ reservedUntil: ['reservationDayInvalid'] });
  return day;
}

/** The family as the pet's adopter; their address as far as their account tells it. */
async function adopterOf(
  { accounts }: ApplicationDependencies,
  tx: Tx,
  { applicantId, name, email, phone }: AdoptionApplication,
): Promise<Adopter> {
  const account = applicantId === null ? undefined : await accounts.find(applicantId, tx.query);
  const number = [account?.exteriorNumber, account?.interiorNumber].filter(Boolean).join(' ');
  return {
    name,
    email,
    phone,
    street: [account?.street, number].filter(Boolean).join(' '),
    neighborhood: account?.neighborhood ?? '',
    postalCode: account?.postalCode ?? '',
    state: account?.federalState ?? '',
    city: account?.city ?? '',
    country: account?.country ?? '',
  };
}

async function notify(
  { mails }: ApplicationDependencies,
  tx: Tx,
  application: AdoptionApplication,
  name: ApplicationTransition,
  {
    words,
    ended,
    reservedUntil,
  }: { words: string; ended: readonly Appointment[]; reservedUntil: string | null },
): Promise<void> {
  const status = nextState(applicationMachine, application.status, name);
  if (status === undefined) return;
  // What a family says when it withdraws is for the rescuer.
  const message = name === 'withdraw' ? '' : words;
  await mails.notifyFamily(tx, application, { status, words: message, reservedUntil, ended });
  if (name === 'withdraw') await mails.notifyWithdrawn(tx, application, { words });
}
