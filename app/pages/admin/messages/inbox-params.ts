import { languages } from '#domain/language.ts';
import { vocabulary } from '#domain/vocabulary.ts';
import { type InboxQuestion, messageStates } from './message-calls.ts';

/** What the list's address says, as it is written there; '' where it says nothing. */
export interface InboxParams extends Record<string, string> {
  busca: string;
  estado: string;
  asignado: string;
  lectura: string;
  idioma: string;
}

/** What waits for somebody, as the address says it. */
export const pendingWords = vocabulary({ unread: 'sin-leer', unanswered: 'sin-contestar' });

export function readInboxParams(params: URLSearchParams): InboxParams {
  const read = (name: string) => params.get(name)?.trim().slice(0, 80) ?? '';
  return {
    busca: read('busca'),
    estado: read('estado'),
    asignado: read('asignado'),
    lectura: read('lectura'),
    idioma: read('idioma'),
  };
}

export function inboxQuestion(requested: InboxParams, page: number): InboxQuestion {
  const { busca, estado, asignado, lectura, idioma } = requested;
  return {
    term: busca,
    state: messageStates.fromWire(estado) ?? 'active',
    assigned: asignado === 'mi' || asignado === 'nadie' ? asignado : '',
    pending: pendingWords.fromWire(lectura) ?? '',
    language: languages.find((one) => one === idioma) ?? '',
    page,
  };
}
