import { donationFrom, donationSchema, type OwnDonation } from '#app/api/donations.ts';
import { callWire, callWirePage, type ListPage } from '#app/api/wire-client.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';
import { petFields } from '#domain/pets/pet.ts';
import { inStates, ofDonor } from './own-donations.ts';

type OwnPet = ReturnType<typeof readPet>;
/** With the pet that it is for, as far as the donor may see it. */
export interface ListedDonation extends OwnDonation {
  pet: OwnPet | undefined;
}

const readPet = entityReader(petFields, ['id', 'name', 'status'] as const, {});

/** The portal has one. */
const ofBranch = { field: 'payload.encabezado.sucursal_id', operator: '=', value: 1 };

interface HistoryQuery {
  userId: string;
  page: number;
}

/** Those that were paid, the latest folio first; 50 a page. */
export async function findHistory({
  userId,
  page,
}: HistoryQuery): Promise<ListPage<ListedDonation>> {
  const where = [inStates('paid', 'refunded'), ofBranch, ofDonor(userId)];
  const order = [{ field: 'folio', direction: 'desc' as const }];
  const body = { schema: donationSchema, filter: { where }, order, page, limit: 50 };
  const found = await callWirePage('documentos:consultar', body, donationFrom);
  const pets = await findPets(found.items.flatMap(({ petId }) => petId ?? []));
  const items = found.items.map((donation) => ({
    ...donation,
    pet: pets.get(donation.petId ?? ''),
  }));
  return { ...found, items };
}

async function findPets(ids: readonly string[]): Promise<Map<string, OwnPet>> {
  if (ids.length === 0) return new Map();
  const where = [{ field: 'id', operator: 'in', value: [...new Set(ids)] }];
  const body = { schema: 'mascotas', filter: { where }, limit: 50 };
  const rows = await callWire('catalogos:consultar', body);
  return new Map(rows.map(({ id, payload }) => [id, readPet({ id, ...payload })]));
}
