import type { Clock } from '#domain/clock.ts';
import { normalizeEmail } from '#domain/email.ts';
import { isOver } from '#domain/events/event.ts';
import { isSameFor } from '#domain/events/event-details.ts';
import type { Language } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import type { NewsletterService } from '#server/features/communication/newsletter/newsletter.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import {
  type FormerDetails,
  findFormerDetails,
  findNotified,
  findSignUps,
  knownAtVersion,
  knownSince,
} from './event-details.repository.ts';
import { type EventMail, findMailsOf, type Recipient } from './event-mails.repository.ts';
import { isForEvents } from './event-owners.ts';
import type { StoredEvent } from './event-rows.ts';

/** What finding out who is due a notice depends on. */
export interface DueNotices {
  newsletter: NewsletterService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  clock: Clock;
}

interface Due extends Recipient {
  /** The last of the event's versions that they know. */
  formerVersion: number | null;
}

/** Who is due a notice of an event as it is now; `next` of them those whose mail has not left, nor perhaps. */
export async function planNotice(dependencies: DueNotices, tx: Tx, event: StoredEvent) {
  const kind = event.cancelledAt ? ('cancelled' as const) : ('changed' as const);
  const about = { eventId: event.id, kind, aboutVersion: event.version };
  const isLate = isOver(event, dependencies.clock.now());
  const known = await findMailsOf(tx, event.id, kind, event.version);
  const due = isLate ? [] : await dueFor(dependencies, tx, event);
  const all = due.map((person) => ({ person, mail: known.get(normalizeEmail(person.email)) }));
  const next = all.filter(({ mail }) => mail === undefined || isUnsent(mail));
  return { about, next, uncertain: [...known.values()].filter(isUncertain) };
}

const isUncertain = ({ sentAt, failure }: EventMail) =>
  sentAt === null && failure === 'invitationUncertain';

const isUnsent = (mail: EventMail) => mail.sentAt === null && !isUncertain(mail);

/** Whose pets are to be there is told in any case; who else wants no such mails is not. */
async function dueFor(dependencies: DueNotices, tx: Tx, event: StoredEvent): Promise<Due[]> {
  const { newsletter } = dependencies;
  const formers = await findFormerDetails(tx, event.id);
  const known = new Map<string, { person: Recipient; of: FormerDetails | undefined }[]>();
  const add = (address: string, person: Recipient, of: FormerDetails | undefined) =>
    known.set(address, [...(known.get(address) ?? []), { person, of }]);
  for (const { email, name, language, since } of await ownersOf(dependencies, tx, event.id)) {
    const person = { email, name: salutation(name), language, kind: 'owners' as const };
    add(normalizeEmail(email), person, knownSince(formers, since));
  }
  for (const { emailNormalized, email, name, language, version } of await findNotified(
    tx,
    event.id,
  )) {
    const person = { email, name, language: language as Language, kind: 'invited' as const };
    add(emailNormalized, person, knownAtVersion(formers, version));
  }
  const optedOut = await newsletter.optedOut(tx, [...known.keys()]);
  return [...known].flatMap(([address, all]) => {
    const person = all[0]?.person;
    if (!person || (person.kind === 'invited' && optedOut.has(address))) return [];
    if (event.cancelledAt) return { ...person, formerVersion: null };
    const latest =
      all.every(({ of }) => of) &&
      all
        .flatMap(({ of }) => of ?? [])
        .sort(byVersion)
        .at(-1);
    if (!latest || isSameFor(latest.details, event)) return [];
    const formerVersion = latest.lastVersion;
    return { ...person, formerVersion };
  });
}

async function ownersOf({ accounts }: DueNotices, tx: Tx, eventId: string) {
  const signUps = await findSignUps(tx, eventId);
  const pets = await petReferences.find(tx.query, [...signUps.keys()]);
  const since = new Map<string, string>();
  for (const { id, ownerId } of pets.filter(isForEvents)) {
    const instant = signUps.get(id) ?? '';
    if (ownerId && instant > (since.get(ownerId) ?? '')) since.set(ownerId, instant);
  }
  const contacts = await accounts.contactsOf([...since.keys()], tx.query);
  return [...contacts]
    .filter(([, { disabled }]) => !disabled)
    .map(([id, contact]) => ({ ...contact, since: since.get(id) ?? '' }));
}

const byVersion = (one: FormerDetails, other: FormerDetails) => one.lastVersion - other.lastVersion;
