import { call, callFile, callPageOf } from '#app/api/call.ts';
import type { ListPage } from '#app/api/session-client.ts';
import { exportSubscriptions } from '#domain/contact/subscription-calls.ts';
import { subscriptionFields } from '#domain/contact/subscription-fields.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';
import { namesOnTheWire } from '#domain/contract/field.ts';
import { queryBy } from '#domain/contract/query-by.ts';
import {
  type DocumentRow,
  findDocuments,
  removeDocument,
} from '#domain/documents/document-calls.ts';

/** A subscription to the newsletter. */
export type Subscriber = ReturnType<typeof readSubscriber>;

const readSubscriber = entityReader(subscriptionFields, namesOnTheWire(subscriptionFields), {});

const subscriberFrom = ({ payload, ...frame }: DocumentRow) =>
  readSubscriber({ ...payload, ...frame });

const rowsShown = 50;
const subscriptions = queryBy(subscriptionFields);

interface SubscriberQuery {
  term: string;
  page: number;
}

/** Those who have not cancelled. A term with @ is looked for in the addresses, any other in the names. */
const listedBy = (term: string) => [
  subscriptions.where('status', '!=', 'cancelled'),
  ...foundBy(term),
];

const foundBy = (term: string) =>
  subscriptions.contains(term.includes('@') ? 'email' : 'name', term);

/** By name. A search finds those as well who are off the list, with why. */
export function findSubscribers({ term, page }: SubscriberQuery): Promise<ListPage<Subscriber>> {
  const filter = { where: term ? foundBy(term) : listedBy(term) };
  const order = [subscriptions.orderBy('name')];
  const body = { schema: 'boletines', filter, order, page, limit: rowsShown };
  return callPageOf(findDocuments, body, subscriberFrom);
}

/** All that the list finds, as a table for spreadsheets (CSV). */
export const exportSubscribers = (term: string): Promise<Blob> =>
  callFile(exportSubscriptions, { filter: { where: listedBy(term) } });

export async function removeSubscriber({ series, folio }: Subscriber): Promise<void> {
  await call(removeDocument, { schema: 'boletines', series, folio });
}
