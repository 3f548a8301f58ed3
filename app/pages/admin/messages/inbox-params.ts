import { type findMessages, inboxAssignments } from '#domain/contact/inbox-calls.ts';
import { contactMessageMachine } from '#domain/contact/message-machine.ts';
import type { GivenToCall } from '#domain/contract/call.ts';
import { languages } from '#domain/language.ts';
import { vocabulary } from '#domain/vocabulary.ts';

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

/** Words that there are not are passed over. */
export function inboxQuestion(
  requested: InboxParams,
  page: number,
): GivenToCall<typeof findMessages> & { page: number } {
  const { busca, estado, asignado, lectura, idioma } = requested;
  const pending = pendingWords.fromWire(lectura);
  return {
    page,
    term: busca || undefined,
    state: contactMessageMachine.states.fromWire(estado) ?? 'active',
    assigned: inboxAssignments.fromWire(asignado),
    unread: pending === 'unread' || undefined,
    unanswered: pending === 'unanswered' || undefined,
    language: languages.find((one) => one === idioma),
  };
}
