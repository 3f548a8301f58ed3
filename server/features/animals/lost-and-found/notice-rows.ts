import type { Selectable } from 'kysely';
import type { Language } from '#domain/language.ts';
import { foldText } from '#domain/text.ts';
import type { PetNoticesTable } from '#server/db/tables/lost-and-found.ts';
import type { NoticeContent, PetNotice } from './notice.ts';

/** What its author tells, by columns. */
export const contentRowOf = (content: NoticeContent & { email: string }) => ({
  species: content.species,
  sex: content.sex,
  size: content.size,
  color: content.color,
  other_color: content.otherColor,
  happened_on: content.happenedOn,
  postal_code: content.postalCode,
  federal_state: content.federalState,
  place: content.place,
  area: content.area,
  south: content.around?.south ?? null,
  west: content.around?.west ?? null,
  is_square: content.isSquare ? (1 as const) : (0 as const),
  marks: content.marks,
  question: content.question,
  answer: content.answer,
  microchip: content.microchip,
  search_text: searchTextOf(content),
});

export const searchTextOf = ({
  email,
  place,
  area,
  postalCode,
  marks,
  microchip,
}: NoticeContent & { email: string }) =>
  foldText([email, place, area, postalCode, marks, microchip].join(' '));

export const rowOf = (notice: PetNotice): PetNoticesTable => ({
  ...contentRowOf(notice),
  id: notice.id,
  created_at: notice.createdAt,
  folio: notice.folio,
  status: notice.status,
  kind: notice.kind,
  email: notice.email,
  language: notice.language,
  account_id: notice.accountId,
  published_at: notice.publishedAt,
  changed_at: notice.changedAt,
  note: notice.note,
  reunion_with: notice.reunionWith,
  expires_at: notice.expiresAt,
  reminded_at: notice.remindedAt,
  ended_at: notice.endedAt,
});

export const fromRow = (row: Selectable<PetNoticesTable>): PetNotice => ({
  id: row.id,
  createdAt: row.created_at,
  folio: row.folio,
  status: row.status,
  kind: row.kind,
  species: row.species,
  sex: row.sex,
  size: row.size,
  color: row.color,
  otherColor: row.other_color,
  happenedOn: row.happened_on,
  postalCode: row.postal_code,
  federalState: row.federal_state,
  place: row.place,
  area: row.area,
  around: row.south === null || row.west === null ? null : { south: row.south, west: row.west },
  isSquare: row.is_square === 1,
  marks: row.marks,
  question: row.question,
  answer: row.answer,
  microchip: row.microchip,
  email: row.email,
  language: row.language as Language,
  accountId: row.account_id,
  publishedAt: row.published_at,
  changedAt: row.changed_at,
  note: row.note,
  reunionWith: row.reunion_with,
  expiresAt: row.expires_at,
  remindedAt: row.reminded_at,
  endedAt: row.ended_at,
});
