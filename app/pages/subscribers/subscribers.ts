import { callWire, callWirePage } from '#app/api/wire-client.ts';

/** As the wire speaks of a subscription. */
export interface Subscriber {
  id: string;
  created_at: string;
  folio: number;
  estado: 'pendiente' | 'vigente' | 'cancelado';
  payload: { nombre: string; telefono: string; email: string; lang: string };
}

const rowsShown = 50;
const rowsPerCall = 100;

export interface SubscriberPage {
  subscribers: Subscriber[];
  total: number;
  lastPage: number;
}

/** Those who have not cancelled, by name. A term with @ is looked for in the addresses, any other in the names. */
export async function findSubscribers(
  term: string,
  page: number,
  limit = rowsShown,
): Promise<SubscriberPage> {
  const field = term.includes('@') ? 'payload.email' : 'payload.nombre';
  const where = [
    { field: 'estado', operator: '!=', value: 'cancelado' },
    ...(term ? [{ field, operator: 'contains', value: term, collate: 'es_ci_ai' }] : []),
  ];
  const order = [{ field: 'payload.nombre', direction: 'asc' }];
  const body = { schema: 'boletines', filter: { where }, order, page, limit };
  const { items, paginate } = await callWirePage<Subscriber>('documentos:consultar', body);
  return {
    subscribers: items,
    total: paginate?.total ?? items.length,
    lastPage: paginate?.last_page ?? 1,
  };
}

export async function findAllSubscribers(term: string): Promise<Subscriber[]> {
  const first = await findSubscribers(term, 1, rowsPerCall);
  const all = [...first.subscribers];
  for (let page = 2; page <= first.lastPage; page += 1) {
    all.push(...(await findSubscribers(term, page, rowsPerCall)).subscribers);
  }
  return all;
}

export async function removeSubscriber({ folio }: Subscriber): Promise<void> {
  await callWire('documentos:eliminar', { schema: 'boletines', serie: '', folio });
}
