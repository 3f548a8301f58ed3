import type { Clock } from '#domain/clock.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { conflict, invalid, notFound } from '#domain/errors.ts';
import { isOver } from '#domain/events/event.ts';
import { eventLimits } from '#domain/events/event-limits.ts';
import { defaultLanguage } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import type { NewsletterService } from '#server/features/communication/newsletter/newsletter.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { EventMailing } from './event-mailing.ts';
import { type EventMail, findMailsOf, type Recipient } from './event-mails.repository.ts';
import { ownersAt } from './event-owners.ts';
import { lockUncancelled } from './events.repository.ts';

/** What the use cases here depend on. */
export interface InvitationPlan {
  mailing: EventMailing;
  newsletter: NewsletterService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  clock: Clock;
}

export interface Invited {
  recipient: Recipient;
  /** Undefined for who has never been tried. */
  mail: EventMail | undefined;
}

/** Named in an answer. */
const mostNamed = 20;

export const uncertain = 'invitationUncertain' as const;

/** Of more than `mostMails` the rest waits for the next call; who has never been tried goes before who has. */
export async function planFor(
  dependencies: InvitationPlan,
  tx: Tx,
  eventId: string,
  added: readonly string[],
) {
  const { mailing } = dependencies;
  const { recipients, optedOut } = await recipientsOf(dependencies, tx, eventId, added);
  const known = await findMailsOf(tx, eventId, 'invitation', 0);
  const all: Invited[] = recipients.map((recipient) => ({
    recipient,
    mail: known.get(normalizeEmail(recipient.email)),
  }));
  const of = (isOne: (mail: EventMail | undefined) => boolean) =>
    all.filter(({ mail }) => isOne(mail));
  const waiting = [
    ...of((mail) => mail === undefined),
    ...of((mail) => mail?.sentAt === null && mail.failure !== uncertain),
  ];
  return {
    alreadySent: of((mail) => mail !== undefined && mail.sentAt !== null),
    uncertain: of((mail) => mail?.failure === uncertain),
    next: waiting.slice(0, mailing.mostMails),
    later: waiting.slice(mailing.mostMails),
    optedOut,
  };
}

/** @throws AppError invalid, which names what is no address by its place */
export function check(added: readonly string[]): void {
  if (added.length > eventLimits.added) throw invalid({ added: ['tooManyAddresses'] });
  const wrong = added.flatMap((address, index) =>
    isEmail(address)
      ? []
      : { key: 'addressInvalid' as const, values: { place: index + 1, address } },
  );
  if (wrong.length > 0) throw invalid({ added: ['emailInvalid', ...wrong.slice(0, mostNamed)] });
}

/** @throws AppError notFound, conflict (the event is over) */
export async function lock({ clock }: InvitationPlan, tx: Tx, eventId: string): Promise<void> {
  const event = await lockUncancelled(tx, eventId);
  if (!event) throw notFound('event');
  if (isOver(event, clock.now())) throw conflict('eventOver');
}

/** Each address once: in the words of whoever has an account, then of the newsletter, then as it was added. */
async function recipientsOf(
  { newsletter, accounts }: InvitationPlan,
  tx: Tx,
  eventId: string,
  added: readonly string[],
) {
  const owners = await ownersAt(tx, eventId, { accounts });
  const readers = await newsletter.readers(tx);
  const all: Recipient[] = [
    ...owners.map(([, contact]) => ({ ...contact, kind: 'owners' as const })),
    ...readers.map((reader) => ({ ...reader, kind: 'newsletter' as const })),
    ...added.map((email) => ({
      email,
      name: '',
      language: defaultLanguage,
      kind: 'added' as const,
    })),
  ];
  const byAddress = new Map<string, Recipient>();
  for (const { email, name, language, kind } of all) {
    const address = normalizeEmail(email);
    if (byAddress.has(address)) continue;
    byAddress.set(address, { email, name: salutation(name), language, kind });
  }
  const optedOut = await newsletter.optedOut(tx, [...byAddress.keys()]);
  const recipients = [...byAddress]
    .filter(([address]) => !optedOut.has(address))
    .map(([, one]) => one);
  return { recipients, optedOut: optedOut.size };
}
