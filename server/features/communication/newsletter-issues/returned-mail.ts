import { normalizeEmail } from '#domain/email.ts';
import { isComplaint, readDeliveryStatus } from '#domain/newsletter/delivery-report.ts';
import type { ReturnedMail } from '#domain/newsletter/issue-states.ts';
import type { MailedReport } from '#server/adapters/mail/read-message.ts';
import { readToken } from '../newsletter/newsletter-links.ts';
import {
  type Delivery,
  findDelivery,
  findLastDelivery,
  lastReturns,
  noteReturned,
} from './deliveries.repository.ts';
import type { IssueDependencies } from './issue-dependencies.ts';

/** So many mails in a row came back of an address, each of another issue: nobody reads them. */
const mostBounces = 3;

/**
 * What a mail server reports about the delivery at whose own address the report came. Some send the mail back without a
 * report: that may be for any reason.
 */
export async function takeReport(
  dependencies: IssueDependencies,
  deliveryId: string,
  { status, feedback }: MailedReport,
  isReturned: boolean,
): Promise<void> {
  const reason = isComplaint(feedback) ? 'complaint' : reasonOf(status, isReturned);
  const delivery = reason && (await findDelivery(dependencies.database, deliveryId));
  if (reason && delivery) await takeBack(dependencies, delivery, reason);
}

function reasonOf(status: string, isReturned: boolean): ReturnedMail | undefined {
  if (status !== '') return readDeliveryStatus(status);
  return isReturned ? 'bounced' : undefined;
}

/** A complaint at the address for all: of whom it is tells the link to unsubscribe in the mail that it is about, which is signed. */
export async function takeComplaint(
  dependencies: IssueDependencies,
  { feedback, original }: MailedReport,
): Promise<void> {
  if (!isComplaint(feedback)) return;
  for (const token of dependencies.newsletter.signedTokensIn(original)) {
    const { id: subscriptionId, mail: id = '' } = readToken(token);
    const delivery = await findDelivery(dependencies.database, id);
    if (delivery?.subscription_id === subscriptionId)
      await takeBack(dependencies, delivery, 'complaint');
  }
}

/** What a mail service tells, once its signature is verified. */
export interface MailEvent {
  reason: ReturnedMail;
  /** Of the delivery, where the service has it. */
  deliveryId?: string | undefined;
  email?: string | undefined;
}

/** @returns how many of them were about a mail of the newsletter */
export async function takeEvents(
  dependencies: IssueDependencies,
  events: readonly MailEvent[],
): Promise<number> {
  let known = 0;
  for (const { reason, deliveryId, email } of events) {
    const delivery =
      (deliveryId && (await findDelivery(dependencies.database, deliveryId))) ||
      (email && (await findLastDelivery(dependencies.database, normalizeEmail(email))));
    if (!delivery) continue;
    known += 1;
    await takeBack(dependencies, delivery, reason);
  }
  return known;
}

/** Notes it once, with what follows for the list. */
async function takeBack(
  { database, newsletter, clock }: IssueDependencies,
  { id, email, email_normalized }: Delivery,
  reason: ReturnedMail,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await noteReturned(tx, id, reason, clock.now().toISOString()))) return;
    if (reason === 'complaint') await newsletter.takeOff(tx, [email], 'complained');
    if (reason === 'noMailbox') await newsletter.takeOff(tx, [email], 'bounced');
    if (reason !== 'bounced') return;
    const last = await lastReturns(tx, email_normalized, mostBounces);
    if (last.length === mostBounces && last.every((one) => one === 'bounced'))
      await newsletter.takeOff(tx, [email], 'bounced');
  });
}
