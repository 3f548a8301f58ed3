import { federalStates } from '#domain/federal-states.ts';
import type { Pet } from '#domain/pets/pet.ts';
import * as words from '#domain/pets/vocabularies.ts';
import type { Condition, RowQuery } from '../querying/row-query.ts';
import type { Source } from '../querying/sql-predicates.ts';

/** What a pet can be looked up and ordered by. */
export type PetField = Exclude<keyof Pet, 'updatedAt' | 'version' | 'externalId' | 'adopter'>;
export type PetQuery = RowQuery<PetField>;
export type PetCondition = Condition<PetField>;

const text = (column: string, search?: string): Source => ({ column, type: 'text', search });
const maybeText = (column: string): Source => ({ column, type: 'text', nullable: true });
const flag = (column: string): Source => ({ column, type: 'flag' });
const choice = (column: string, ranks: readonly string[]): Source => ({
  column,
  type: 'choice',
  ranks,
});

export const petSources: Record<PetField, Source> = {
  id: text('id'),
  createdAt: text('created_at'),
  ownerId: maybeText('owner_id'),
  status: choice('status', words.petStatus.values),
  deleted: flag('deleted'),
  deletedOn: maybeText('deleted_on'),
  registeredOn: text('registered_on'),
  notifyOn: text('notify_on'),
  expiresOn: text('expires_on'),
  name: { ...text('name', 'name_search'), trigrams: true },
  species: choice('species', words.species.values),
  breed: choice('breed', words.breed.values),
  sex: choice('sex', words.sex.values),
  size: choice('size', words.size.values),
  color: text('color'),
  ageValue: { column: 'age_value', type: 'number' },
  ageUnit: choice('age_unit', words.ageUnit.values),
  weightKg: { column: 'weight_kg', type: 'number', nullable: true },
  goodWithOwnKind: choice('good_with_own_kind', words.compatibility.values),
  goodWithOtherAnimals: choice('good_with_other_animals', words.compatibility.values),
  goodWithChildren: choice('good_with_children', words.compatibility.values),
  trained: flag('trained'),
  houseTrained: flag('house_trained'),
  dewormed: flag('dewormed'),
  lastDewormedOn: maybeText('last_dewormed_on'),
  vaccines: text('vaccines'),
  sterilized: flag('sterilized'),
  personality: text('personality'),
  story: text('story'),
  city: text('city', 'city_search'),
  federalState: choice(
    'federal_state',
    federalStates.map(({ value }) => value),
  ),
  needs: { column: 'needs_json', type: 'list' },
  history: { column: 'history_json', type: 'list' },
  media: { column: 'media_count', type: 'list', count: 'media_count' },
  folderId: maybeText('folder_id'),
  ownerName: text('owner_name'),
  ownerEmail: text('owner_email'),
  ownerPhone: text('owner_phone'),
  vetName: text('vet_name'),
  vetPhone: text('vet_phone'),
  adoptedThroughUs: { ...choice('adopted_through_us', words.yesNo.values), nullable: true },
  contractFile: maybeText('contract_file'),
};
