import type { GivenToCall } from '#domain/contract/call.ts';
import { type exportNotices, noticeScopes } from '#domain/lost-and-found/notice-desk-calls.ts';
import { noticeStates } from '#domain/lost-and-found/notice-machine.ts';
import { noticeKinds, noticeSpecies } from '#domain/lost-and-found/notice-words.ts';

const names = ['busca', 'cuales', 'tipo', 'especie'] as const;

/** What the list's address says, as it is written there; '' where it says nothing. */
export type NoticeParams = Record<(typeof names)[number], string>;

export const readNoticeParams = (params: URLSearchParams): NoticeParams =>
  Object.fromEntries(
    names.map((name) => [name, params.get(name)?.trim().slice(0, 80) ?? '']),
  ) as NoticeParams;

/** Words that there are not are passed over. `cuales` is a scope, or one state. */
export const noticeQuestion = ({
  busca,
  cuales,
  tipo,
  especie,
}: NoticeParams): GivenToCall<typeof exportNotices> => ({
  term: busca || undefined,
  scope: noticeScopes.fromWire(cuales),
  state: noticeStates.fromWire(cuales),
  kind: noticeKinds.fromWire(tipo),
  species: noticeSpecies.fromWire(especie),
});
