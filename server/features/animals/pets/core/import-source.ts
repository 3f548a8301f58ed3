import type { Selectable } from 'kysely';
import type { PlainKey } from '#domain/error-messages/error-messages.ts';
import type { ImportedRecord } from '#domain/pets/pet-change.ts';
import type { PetRecord } from '#domain/pets/pet-record.ts';
import { petStatus, sex, species } from '#domain/pets/vocabularies.ts';
import { foldText } from '#domain/text.ts';
import type { PetsTable } from '#server/db/tables/pets.ts';

/** The table that pets come from: their ids are unique within it. */
export interface ImportSource {
  name: string;
  /** Whether a person named it; else it goes by the name of its map. */
  isNamed: boolean;
}

/** Why a row is not taken for the pet that it names; what was compared is beside it. */
export interface ImportRefusal {
  field: 'externalId' | 'species' | 'sex' | 'status';
  reason: PlainKey;
  value: string;
}

type Row = Selectable<PetsTable>;
interface Imported extends Pick<ImportedRecord, 'status'> {
  description: Pick<ImportedRecord['description'], 'name' | 'species' | 'sex'>;
}

/** What pets are from that were imported before tables had names. */
const unnamed = '';

/**
 * Which pet the row of a table is about, among those of its owner that are known by the same id. One from before tables had
 * names becomes the table's; under a name that a person gives only where it is the same animal by its looks, for it may be
 * another table's.
 */
export function matchOf(
  rows: readonly Row[],
  pet: Imported,
  { name, isNamed }: ImportSource,
): Row | undefined | ImportRefusal {
  const own = rows.find((row) => row.external_source === name);
  if (own) return own;
  const former = rows.find((row) => row.external_source === unnamed);
  if (former && (!isNamed || isAlike(former, pet))) return former;
  const other = isNamed ? undefined : rows.find((row) => isAlike(row, pet));
  if (!other) return undefined;
  return {
    field: 'externalId',
    reason: 'importOtherTable',
    value: other.external_source,
  };
}

const isAlike = (row: Row, { description }: Imported): boolean =>
  row.species === description.species &&
  row.sex === description.sex &&
  foldText(row.name) === foldText(description.name);

type Kind = Pick<PetRecord['description'], 'species' | 'sex'>;

/** Under an id of the table another animal is known. */
export function otherAnimal(known: Kind, told: Kind): ImportRefusal | undefined {
  if (told.species !== known.species) {
    const value = change(species.toWire, known.species, told.species);
    return { field: 'species', reason: 'importOtherAnimal', value };
  }
  if (told.sex === known.sex) return undefined;
  const value = change(sex.toWire, known.sex, told.sex);
  return { field: 'sex', reason: 'importOtherAnimal', value };
}

/** Why the table's row is not taken for the pet that it names; undefined where it is. */
export function refusalOf(
  { description, status, adoptedThroughUs }: PetRecord,
  imported: Imported,
): ImportRefusal | undefined {
  const other = otherAnimal(description, imported.description);
  if (other) return other;
  const undoes =
    status === 'adopted' &&
    adoptedThroughUs === 'yes' &&
    imported.status !== 'adopted' &&
    imported.status !== 'deceased';
  if (!undoes) return undefined;
  const value = change(petStatus.toWire, status, imported.status);
  return { field: 'status', reason: 'importAdoptedHere', value };
}

export const change = <Word>(toWire: (word: Word) => string, before: Word, after: Word): string =>
  `${toWire(before)} → ${toWire(after)}`;
