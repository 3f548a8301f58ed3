import { callApi, callApiPage, type ListPage } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import { subscriptionFields } from '#domain/contact/subscription-fields.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';
import { namesOnTheWire } from '#domain/contract/field.ts';

/** A subscription to the newsletter. */
export type Subscriber = ReturnType<typeof readSubscriber>;

const readSubscriber = entityReader(subscriptionFields, namesOnTheWire(subscriptionFields), {});

const subscriberFrom = ({ payload, ...frame }: DataOf<'documentos:consultar'>[number]) =>
  readSubscriber({ ...payload, ...frame });

const rowsShown = 50;
const rowsPerCall = 100;

interface SubscriberQuery {
  term: string;
  page: number;
}

/** Those who have not cancelled, by name. A term with @ is looked for in the addresses, any other in the names. */
export function findSubscribers(
  { term, page }: SubscriberQuery,
  limit = rowsShown,
): Promise<ListPage<Subscriber>> {
  const { name, email, status } = subscriptionFields;
  const field = `payload.${(term.includes('@') ? email : name).wire}`;
  const where = [
    { field: status.wire, operator: '!=', value: status.words?.toWire('cancelled') },
    ...(term ? [{ field, operator: 'contains', value: term, collate: 'es_ci_ai' }] : []),
  ];
  const order = [{ field: `payload.${name.wire}` }];
  const body = { schema: 'boletines', filter: { where }, order, page, limit };
  return callApiPage('documentos:consultar', body, subscriberFrom);
}

export async function findAllSubscribers(term: string): Promise<Subscriber[]> {
  const { items, lastPage } = await findSubscribers({ term, page: 1 }, rowsPerCall);
  const all = [...items];
  for (let page = 2; page <= lastPage; page += 1) {
    all.push(...(await findSubscribers({ term, page }, rowsPerCall)).items);
  }
  return all;
}

export async function removeSubscriber({ series: serie, folio }: Subscriber): Promise<void> {
  await callApi('documentos:eliminar', { schema: 'boletines', serie, folio });
}
