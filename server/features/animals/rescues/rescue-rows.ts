import type { Selectable } from 'kysely';
import type { Language } from '#domain/language.ts';
import { urgencies } from '#domain/rescues/rescue-words.ts';
import { foldText } from '#domain/text.ts';
import type { RescueReportsTable } from '#server/db/tables/rescues.ts';
import type { RescueReport } from './rescue-report.ts';

const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);

const searchText = ({ name, email, phone, postalCode, place, words }: RescueReport) =>
  foldText([name, email, phone, postalCode, place, words].join(' '));

export const rowOf = (report: RescueReport): RescueReportsTable => ({
  id: report.id,
  created_at: report.createdAt,
  folio: report.folio,
  status: report.status,
  kind: report.kind,
  species: report.species,
  urgency: urgencies.values.indexOf(report.urgency),
  danger: bit(report.danger),
  exposed: bit(report.exposed),
  alone: bit(report.alone),
  postal_code: report.postalCode,
  federal_state: report.federalState,
  place: report.place,
  position: report.position,
  words: report.words,
  name: report.name,
  phone: report.phone,
  email: report.email,
  language: report.language,
  account_id: report.accountId,
  attended_by: report.attendedBy,
  pet_id: report.petId,
  activity_at: report.activityAt,
  answered_at: report.answeredAt,
  expires_at: report.expiresAt,
  reminded_at: report.remindedAt,
  ended_at: report.endedAt,
  search_text: searchText(report),
});

export const fromRow = (row: Selectable<RescueReportsTable>): RescueReport => ({
  id: row.id,
  createdAt: row.created_at,
  folio: row.folio,
  status: row.status,
  kind: row.kind,
  species: row.species,
  urgency: urgencies.values[row.urgency] ?? 'today',
  danger: row.danger === 1,
  exposed: row.exposed === 1,
  alone: row.alone === 1,
  postalCode: row.postal_code,
  federalState: row.federal_state,
  place: row.place,
  position: row.position,
  words: row.words,
  name: row.name,
  phone: row.phone,
  email: row.email,
  language: row.language as Language,
  accountId: row.account_id,
  attendedBy: row.attended_by,
  petId: row.pet_id,
  activityAt: row.activity_at,
  answeredAt: row.answered_at,
  expiresAt: row.expires_at,
  remindedAt: row.reminded_at,
  endedAt: row.ended_at,
});
