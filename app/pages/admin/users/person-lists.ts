import { callPageOf } from '#app/api/call.ts';
import { donationFrom, donationSchema, donations, type OwnDonation } from '#app/api/donations.ts';
import type { ListPage } from '#app/api/session-client.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';
import { queryBy } from '#domain/contract/query-by.ts';
import { findDocuments } from '#domain/documents/document-calls.ts';
import { petFields } from '#domain/pets/pet.ts';
import { findRows, type Row } from '#domain/rows/row-calls.ts';

/** What belongs to one person, a page at a time and newest first. All calls throw ApiError. */
interface PersonQuery {
  /** Of the person's account. */
  id: string;
  page: number;
}

const pets = queryBy(petFields);

const readPet = entityReader(petFields, ['id', 'createdAt', 'name', 'status', 'deleted'], {});
const petFrom = ({ payload, ...frame }: Row) => readPet({ ...payload, ...frame });

export type OwnedPet = ReturnType<typeof petFrom>;

export const findPetsOf = ({ id, page }: PersonQuery): Promise<ListPage<OwnedPet>> =>
  callPageOf(
    findRows,
    {
      schema: 'mascotas',
      filter: { where: [pets.where('ownerId', '=', id)] },
      order: [pets.orderBy('createdAt', 'desc')],
      page,
    },
    petFrom,
  );

export const findDonationsOf = ({ id, page }: PersonQuery): Promise<ListPage<OwnDonation>> =>
  callPageOf(
    findDocuments,
    {
      schema: donationSchema,
      filter: { where: [donations.where('userId', '=', id)] },
      order: [donations.orderBy('createdAt', 'desc')],
      page,
    },
    donationFrom,
  );
