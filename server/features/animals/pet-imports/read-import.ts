import type { Viewer } from '#domain/accounts/viewer.ts';
import { reasonText } from '#domain/error-messages/error-messages.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { PageRequest } from '#domain/paging.ts';
import { type Paged, paged } from '#domain/paging.ts';
import { importField, importFields, importLimits } from '#domain/pet-imports/import-fields.ts';
import { type RowProblem, valueText } from '../pets/import/row-problem.ts';
import { findMaps, type StoredMap } from './import-maps.repository.ts';
import type { ImportParts } from './import-parts.ts';
import { findPhotos } from './import-photos.repository.ts';
import {
  countRows,
  findKeys,
  pageOfRows,
  type ReviewedRow,
  type RowCounts,
} from './import-rows.repository.ts';
import { requireImporter, requireOwn } from './pet-imports.policy.ts';
import { findImport, findImportsOf, type StoredImport } from './pet-imports.repository.ts';
import { photosByKey } from './photos-of-rows.ts';

/** Names of photos without a row that are shown. */
const mostUnplaced = 20;

export interface ShownImport extends StoredImport {
  counts: RowCounts;
  /** Instant. */
  keptUntil: string;
}

const nothing: RowCounts = {
  rows: 0,
  ready: 0,
  created: 0,
  known: 0,
  rejected: 0,
  warned: 0,
  withoutPhoto: 0,
};

/** The caller's own, the newest first. @throws AppError unauthenticated, forbidden */
export async function listImports(
  { database: { query } }: ImportParts,
  viewer: Viewer,
): Promise<{ imports: ShownImport[]; maps: StoredMap[] }> {
  const ownerId = requireImporter(viewer);
  const imports = await findImportsOf(query, ownerId);
  const counts = await countRows(
    query,
    imports.map(({ id }) => id),
  );
  return {
    imports: imports.map((one) => shown(one, counts)),
    maps: await findMaps(query, ownerId),
  };
}

const shown = (one: StoredImport, counts: ReadonlyMap<string, RowCounts>): ShownImport => ({
  ...one,
  counts: counts.get(one.id) ?? nothing,
  keptUntil: new Date(Date.parse(one.createdAt) + importLimits.days * 86_400_000).toISOString(),
});

/** @throws AppError unauthenticated, forbidden, notFound */
export async function readImport(
  { database: { query } }: ImportParts,
  viewer: Viewer,
  id: string,
): Promise<ShownImport & { photos: number; unplaced: string[] }> {
  const found = requireOwn(viewer, await findImport(query, id));
  const photos = await findPhotos(query, id);
  const unplaced = new Set(photos.map(({ name }) => name));
  for (const names of photosByKey(photos, await findKeys(query, id)).values()) {
    for (const { name } of names) unplaced.delete(name);
  }
  return {
    ...shown(found, await countRows(query, [id])),
    photos: photos.length,
    unplaced: found.choices.some(({ field, column }) => field === 'photos' && column !== null)
      ? []
      : [...unplaced].slice(0, mostUnplaced),
  };
}

/** What becomes, or has become, of the rows. @throws AppError as `readImport` */
export async function listRows(
  { database: { query } }: ImportParts,
  viewer: Viewer,
  id: string,
  request: PageRequest & { onlyProblems: boolean },
): Promise<Paged<ReviewedRow>> {
  requireOwn(viewer, await findImport(query, id));
  const { items, total } = await pageOfRows(query, id, request);
  return paged(items, total, request);
}

const otherLabels: Readonly<Record<string, Bilingual>> = {
  photo: { es: 'Foto', en: 'Photo' },
  ageValue: importFields.age.label,
  ageUnit: importFields.age.label,
  bornOn: importFields.birthDate.label,
};

/** One line, with the name of the field and what the cell says. */
export function problemWords(problem: RowProblem, language: Language): string {
  const { field = '', reason } = problem;
  const known = importField.values.find((one) => one === field);
  const label = known ? importFields[known].label : otherLabels[field];
  // What a database says is for nobody who fills in tables.
  const value = reason === 'importRowRefused' ? undefined : valueText(problem, language);
  // On the screen, one value can be chosen for all cells that are empty.
  const mayBeSaid = known && !importFields[known].isOwn && reason === 'importEmpty';
  const told = reasonText(mayBeSaid ? 'importEmptyCell' : reason, language);
  const words = [label?.[language], told].filter(Boolean).join(': ');
  if (value === undefined) return words;
  return language === 'es' ? `${words} («${value}»)` : `${words} (“${value}”)`;
}
