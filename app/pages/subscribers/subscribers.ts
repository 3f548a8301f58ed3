import { callWire, callWirePage, type ListPage } from '#app/api/wire-client.ts';

/** As the wire speaks of a subscription. */
export interface Subscriber {
  id: string;
  created_at: string;
  serie: string;
  folio: number;
  estado: 'pendiente' | 'vigente' | 'cancelado';
  payload: { nombre: string; telefono: string; email: string; lang: string };
}

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
  const field = term.includes('@') ? 'payload.email' : 'payload.nombre';
  const where = [
    { field: 'estado', operator: '!=', value: 'cancelado' },
    ...(term ? [{ field, operator: 'contains', value: term, collate: 'es_ci_ai' }] : []),
  ];
  const order = [{ field: 'payload.nombre', direction: 'asc' }];
  const body = { schema: 'boletines', filter: { where }, order, page, limit };
  return callWirePage<Subscriber>('documentos:consultar', body);
}

export async function findAllSubscribers(term: string): Promise<Subscriber[]> {
  const { items, lastPage } = await findSubscribers({ term, page: 1 }, rowsPerCall);
  const all = [...items];
  for (let page = 2; page <= lastPage; page += 1) {
    all.push(...(await findSubscribers({ term, page }, rowsPerCall)).items);
  }
  return all;
}

export async function removeSubscriber({ serie, folio }: Subscriber): Promise<void> {
  await callWire('documentos:eliminar', { schema: 'boletines', serie, folio });
}
