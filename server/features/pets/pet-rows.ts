import type { Selectable } from 'kysely';
import type { FederalState } from '#domain/federal-states.ts';
import type {
  Adopter,
  Pet,
  PetDescription,
  PetHistoryEntry,
  PetMedia,
  PublicPet,
} from '#domain/pets/pet.ts';
import type {
  AgeUnit,
  Breed,
  Compatibility,
  PetStatus,
  Sex,
  Size,
  Species,
  YesNo,
} from '#domain/pets/vocabularies.ts';
import { foldText } from '#domain/text.ts';
import type { MediaAssetsTable, PetsTable } from '#server/db/tables.ts';

export const publicColumns = [
  'id',
  'created_at',
  'name',
  'species',
  'breed',
  'sex',
  'size',
  'color',
  'age_value',
  'age_unit',
  'weight_kg',
  'good_with_own_kind',
  'good_with_other_animals',
  'good_with_children',
  'trained',
  'house_trained',
  'dewormed',
  'vaccines',
  'sterilized',
  'personality',
  'story',
  'city',
  'federal_state',
  'needs_json',
  'status',
  'registered_on',
  'history_json',
  'folder_id',
] as const satisfies readonly (keyof PetsTable)[];

const privateColumns = [
  'updated_at',
  'version',
  'owner_id',
  'external_id',
  'deleted',
  'deleted_on',
  'notify_on',
  'expires_on',
  'last_dewormed_on',
  'owner_name',
  'owner_email',
  'owner_phone',
  'vet_name',
  'vet_phone',
  'adopted_through_us',
  'adopter_json',
  'contract_file',
] as const satisfies readonly (keyof PetsTable)[];

export const allColumns = [...publicColumns, ...privateColumns] as const;

interface WithMediaIds {
  /** Separated by commas, in the order in which they are shown. */
  media_ids: string | null;
}
type PublicPetRow = Pick<Selectable<PetsTable>, (typeof publicColumns)[number]> & WithMediaIds;
export type PetRow = PublicPetRow & Pick<Selectable<PetsTable>, (typeof privateColumns)[number]>;

export function publicPetFromRow(row: PublicPetRow, media: PetMedia[]): PublicPet {
  return {
    id: row.id,
    createdAt: row.created_at,
    name: row.name,
    species: row.species as Species,
    breed: row.breed as Breed,
    sex: row.sex as Sex,
    size: row.size as Size,
    color: row.color,
    ageValue: row.age_value,
    ageUnit: row.age_unit as AgeUnit,
    weightKg: row.weight_kg,
    goodWithOwnKind: row.good_with_own_kind as Compatibility,
    goodWithOtherAnimals: row.good_with_other_animals as Compatibility,
    goodWithChildren: row.good_with_children as Compatibility,
    trained: row.trained === 1,
    houseTrained: row.house_trained === 1,
    dewormed: row.dewormed === 1,
    vaccines: row.vaccines,
    sterilized: row.sterilized === 1,
    personality: row.personality,
    story: row.story,
    city: row.city,
    federalState: row.federal_state as FederalState,
    needs: row.needs_json === '[]' ? [] : (JSON.parse(row.needs_json) as string[]),
    status: row.status as PetStatus,
    registeredOn: row.registered_on,
    history: JSON.parse(row.history_json) as PetHistoryEntry[],
    folderId: row.folder_id,
    media,
  };
}

export function petFromRow(row: PetRow, media: PetMedia[]): Pet {
  return {
    ...publicPetFromRow(row, media),
    updatedAt: row.updated_at,
    version: row.version,
    ownerId: row.owner_id,
    externalId: row.external_id,
    deleted: row.deleted === 1,
    deletedOn: row.deleted_on,
    notifyOn: row.notify_on,
    expiresOn: row.expires_on,
    lastDewormedOn: row.last_dewormed_on,
    ownerName: row.owner_name,
    ownerEmail: row.owner_email,
    ownerPhone: row.owner_phone,
    vetName: row.vet_name,
    vetPhone: row.vet_phone,
    adoptedThroughUs: row.adopted_through_us as YesNo | null,
    adopter: row.adopter_json === null ? null : (JSON.parse(row.adopter_json) as Adopter),
    contractFile: row.contract_file,
  };
}

export function mediaFromRow(row: Selectable<MediaAssetsTable>): PetMedia {
  return {
    id: row.id,
    kind: row.kind,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    widths: JSON.parse(row.widths_json) as number[],
    videoUrl: row.video_file === null ? null : `/${row.video_file}`,
    videoType: row.video_type,
  };
}

const flag = (value: boolean) => (value ? 1 : 0);

export function descriptionColumns(description: PetDescription) {
  return {
    name: description.name,
    name_search: foldText(description.name),
    species: description.species,
    breed: description.breed,
    sex: description.sex,
    size: description.size,
    color: description.color,
    age_value: description.ageValue,
    age_unit: description.ageUnit,
    weight_kg: description.weightKg,
    good_with_own_kind: description.goodWithOwnKind,
    good_with_other_animals: description.goodWithOtherAnimals,
    good_with_children: description.goodWithChildren,
    trained: flag(description.trained),
    house_trained: flag(description.houseTrained),
    dewormed: flag(description.dewormed),
    last_dewormed_on: description.lastDewormedOn,
    vaccines: description.vaccines,
    sterilized: flag(description.sterilized),
    personality: description.personality,
    story: description.story,
    city: description.city,
    city_search: foldText(description.city),
    federal_state: description.federalState,
    needs_json: JSON.stringify(description.needs),
  } as const satisfies Partial<PetsTable>;
}
