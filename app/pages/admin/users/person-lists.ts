import { callPageOf } from '#app/api/call.ts';
import { donationFrom, donationSchema, type OwnDonation } from '#app/api/donations.ts';
import type { ListPage } from '#app/api/session-client.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';
import { findDocuments } from '#domain/documents/document-calls.ts';
import { petFields } from '#domain/pets/pet.ts';
import { findRows, type Row } from '#domain/rows/row-calls.ts';

/** What belongs to one person, a page at a time and newest first. All calls throw ApiError. */
interface PersonQuery {
  /** Of the person's account. */
  id: string;
  page: number;
}

const ofPerson = ({ id, page }: PersonQuery) => ({
  filter: { where: [{ field: 'payload.usuario_id', operator: '=', value: id }] },
  order: [{ field: 'created_at', direction: 'desc' as const }],
  page,
});

const readPet = entityReader(petFields, ['id', 'createdAt', 'name', 'status', 'deleted'], {});
const petFrom = ({ payload, ...frame }: Row) => readPet({ ...payload, ...frame });

export type OwnedPet = ReturnType<typeof petFrom>;

export const findPetsOf = (query: PersonQuery): Promise<ListPage<OwnedPet>> =>
  callPageOf(findRows, { schema: 'mascotas', ...ofPerson(query) }, petFrom);

export const findDonationsOf = (query: PersonQuery): Promise<ListPage<OwnDonation>> =>
  callPageOf(findDocuments, { schema: donationSchema, ...ofPerson(query) }, donationFrom);
