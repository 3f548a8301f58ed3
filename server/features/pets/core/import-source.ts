import type { Selectable } from 'kysely';
import type { ImportedRecord, PetRecord } from '#domain/pets/pet-change.ts';
import { petStatus, sex, species } from '#domain/pets/vocabularies.ts';
import { foldText } from '#domain/text.ts';
import type { PetsTable } from '#server/db/tables/pets.ts';

/** The table that pets come from: their ids are unique within it. */
export interface ImportSource {
  name: string;
  /** Whether a person named it; else it goes by the name of its map. */
  isNamed: boolean;
}

/** Why a row is not taken, as the report counts it; what was compared is beside it. */
export interface ImportRefusal {
  kind: string;
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
    kind: 'externalId: the same animal stands in another table already; name this one with --source',
    value: other.external_source,
  };
}

const isAlike = (row: Row, { description }: Imported): boolean =>
  row.species === description.species &&
  row.sex === description.sex &&
  foldText(row.name) === foldText(description.name);

/** Why the table's row is not taken for the pet that it names; undefined where it is. */
export function refusalOf(
  { description, status, adoptedThroughUs }: PetRecord,
  imported: Imported,
): ImportRefusal | undefined {
  const { species: nextSpecies, sex: nextSex } = imported.description;
  if (nextSpecies !== description.species) {
    const value = change(species.toWire, description.species, nextSpecies);
    return { kind: 'species: another animal has this id in the portal', value };
  }
  if (nextSex !== description.sex) {
    const value = change(sex.toWire, description.sex, nextSex);
    return { kind: 'sex: another animal has this id in the portal', value };
  }
  const undoes =
    status === 'adopted' &&
    adoptedThroughUs === 'yes' &&
    imported.status !== 'adopted' &&
    imported.status !== 'deceased';
  if (!undoes) return undefined;
  const value = change(petStatus.toWire, status, imported.status);
  return { kind: 'status: it was adopted through the portal; record a return there', value };
}

export const change = <Word>(toWire: (word: Word) => string, before: Word, after: Word): string =>
  `${toWire(before)} → ${toWire(after)}`;
