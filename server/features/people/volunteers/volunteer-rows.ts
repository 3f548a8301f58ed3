import type { Selectable } from 'kysely';
import type { Language } from '#domain/language.ts';
import { foldText } from '#domain/text.ts';
import type { VolunteersTable } from '#server/db/tables/volunteers.ts';
import type { Volunteer } from './volunteer.ts';

const searchText = ({ name, email, phone, postalCode }: Volunteer) =>
  foldText([name, email, phone, postalCode].join(' '));

export const rowOf = (one: Volunteer): VolunteersTable => ({
  id: one.id,
  created_at: one.createdAt,
  folio: one.folio,
  status: one.status,
  wished_json: JSON.stringify(one.wished),
  tasks_json: JSON.stringify(one.tasks),
  days_json: JSON.stringify(one.days),
  times_json: JSON.stringify(one.times),
  age: one.age,
  guardian: one.guardian,
  guardian_phone: one.guardianPhone,
  consent_at: one.consentAt,
  postal_code: one.postalCode,
  federal_state: one.federalState,
  experience: one.experience,
  why: one.why,
  name: one.name,
  phone: one.phone,
  email: one.email,
  emergency_name: one.emergencyName,
  emergency_phone: one.emergencyPhone,
  note: one.note,
  language: one.language,
  account_id: one.accountId,
  ended_at: one.endedAt,
  search_text: searchText(one),
});

export const fromRow = (row: Selectable<VolunteersTable>): Volunteer => ({
  id: row.id,
  createdAt: row.created_at,
  folio: row.folio,
  status: row.status,
  wished: JSON.parse(row.wished_json),
  tasks: JSON.parse(row.tasks_json),
  days: JSON.parse(row.days_json),
  times: JSON.parse(row.times_json),
  age: row.age,
  guardian: row.guardian,
  guardianPhone: row.guardian_phone,
  consentAt: row.consent_at,
  postalCode: row.postal_code,
  federalState: row.federal_state,
  experience: row.experience,
  why: row.why,
  name: row.name,
  phone: row.phone,
  email: row.email,
  emergencyName: row.emergency_name,
  emergencyPhone: row.emergency_phone,
  note: row.note,
  language: row.language as Language,
  accountId: row.account_id,
  endedAt: row.ended_at,
});
