import { notFound } from '#domain/errors.ts';
import { type PetImportField, petImport, petImportFields } from '#domain/imports/pet-import.ts';
import { longestText } from '#domain/pets/description-rules.ts';
import type { PetDescription } from '#domain/pets/pet-description.ts';
import { foldText } from '#domain/text.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type {
  ImportManner,
  SettledRow,
  StoredImport,
  TableImport,
} from '#server/features/organisation/imports/import-kind.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { ImportedPet, ImportOutcome } from '../pets/core/pet-imports.ts';
import type { PetManagement } from '../pets/core/pet-management.service.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import type { ReadRow } from '../pets/import/pet-import.ts';
import { importMapOf } from './import-map-of.ts';
import { findPhotos } from './import-photos.repository.ts';
import { petTemplate } from './pet-template.ts';
import { photosByKey } from './photos-of-rows.ts';
import { runEngine } from './run-engine.ts';

interface Dependencies {
  database: Database;
  dataVersions: DataVersions;
  accounts: Pick<AccountsService, 'contactsOf'>;
  pets: Pick<PetsService, 'upsertAllImported'>;
  petManagement: Pick<PetManagement, 'takeBackImported'>;
  /** YYYY-MM-DD */
  today: () => string;
}

/** Names of photos without a row that are shown. */
const mostUnplaced = 20;

/** Pets, which become those of whoever brings them in. */
export const petTableImport = (dependencies: Dependencies): TableImport<PetImportField> => ({
  kind: petImport,
  right: 'pets.manageAny',
  job: 'pets.import',
  imported: 'pets.imported',
  undone: 'pets.importUndone',
  logged: (petCount) => ({ petCount }),
  touched: 'importPetsTouched',
  called: { key: 'externalId', name: 'name' },
  longestName: longestText.name,
  template: petTemplate,
  otherLabels: {
    photo: { es: 'Foto', en: 'Photo' },
    ageValue: petImportFields.age.label,
    ageUnit: petImportFields.age.label,
    bornOn: petImportFields.birthDate.label,
  },
  check(reading, columns) {
    importMapOf(reading, columns);
  },
  async run(one, rows, manner) {
    const owner = await ownerOf(dependencies, one.ownerId);
    const { signal, tell } = manner;
    await runEngine(one, rows, await findPhotos(dependencies.database.query, one.id), {
      today: dependencies.today(),
      signal,
      report: {
        add: ({ line, externalId, kind, problems }) =>
          tell({ line, key: externalId, isRejected: kind === 'rejected', problems }),
      },
      store: (read) => store(dependencies, one, owner, read, manner),
    });
  },
  takeBack: (tx, { ownerId }, petIds) =>
    dependencies.petManagement.takeBackImported(tx, ownerId, petIds),
  onChange: (tx) => dependencies.dataVersions.bump(tx, 'pets'),
  async photosOf(query, { id, choices }, rows) {
    const photos = await findPhotos(query, id);
    const unplaced = new Set(photos.map(({ name }) => name));
    for (const names of photosByKey(photos, rows).values()) {
      for (const { name } of names) unplaced.delete(name);
    }
    const areNamed = choices.some(({ field, column }) => field === 'photos' && column !== null);
    return {
      photos: photos.length,
      unplaced: areNamed ? [] : [...unplaced].slice(0, mostUnplaced),
    };
  },
});

/** The account whose the pets are to be. @throws AppError notFound */
async function ownerOf({ accounts }: Dependencies, id: string) {
  const owner = (await accounts.contactsOf([id])).get(id);
  if (!owner) throw notFound('user');
  return { id, ...owner };
}

async function store(
  dependencies: Dependencies,
  { mapName }: StoredImport<PetImportField>,
  owner: Awaited<ReturnType<typeof ownerOf>>,
  read: readonly ReadRow[],
  { isRehearsal, settle }: ImportManner,
): Promise<ImportOutcome[]> {
  const pets = read.map(({ pet }) => pet);
  const outcomes = await dependencies.pets.upsertAllImported(owner, pets, {
    // A person named it: it is another one than that of a map's file.
    source: { name: mapName, isNamed: true },
    keepsKnown: true,
    dryRun: isRehearsal,
    withOutcomes: (tx, done) => settle(settledRows(read, done), tx),
  });
  if (!isRehearsal) return outcomes;
  const isNamesake = await namesakesOf(dependencies, read);
  const settled = settledRows(read, outcomes).map((row) => {
    const pet = read.find(({ line }) => line === row.line)?.pet;
    const mayBeKnown = row.outcome === 'created' && pet && isNamesake(pet);
    return mayBeKnown ? { ...row, problems: [maybeKnown] } : row;
  });
  await settle(settled, undefined);
  return outcomes;
}

function settledRows(read: readonly ReadRow[], outcomes: readonly ImportOutcome[]): SettledRow[] {
  return read.flatMap(({ line, pet }, at) => {
    const found = outcomes[at];
    if (!found || found.outcome === 'refused') return [];
    return {
      line,
      key: pet.externalId,
      name: pet.description.name,
      photos: pet.mediaAssetIds.length,
      outcome: found.outcome === 'created' ? 'created' : 'known',
      madeId: found.petId,
    } as const;
  });
}

const maybeKnown = { field: 'name', reason: 'importMaybeKnown' } as const;

type Look = Pick<PetDescription, 'name' | 'species' | 'sex'>;
const lookOf = ({ name, species, sex }: Readonly<Record<keyof Look, string>>) =>
  [foldText(name), species, sex].join(' ');

/** Whoever registered an animal by hand may have it in the table, too. */
async function namesakesOf(
  { database: { query } }: Dependencies,
  read: readonly ReadRow[],
): Promise<(pet: ImportedPet) => boolean> {
  const names = read.map(({ pet }) => foldText(pet.description.name));
  const known = new Set((await petReferences.namesakes(query, names)).map(lookOf));
  return ({ description }) => known.has(lookOf(description));
}
