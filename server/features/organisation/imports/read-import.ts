import type { Viewer } from '#domain/accounts/viewer.ts';
import { reasonText } from '#domain/error-messages/error-messages.ts';
import { importLimits } from '#domain/imports/import-kind.ts';
import type { Language } from '#domain/language.ts';
import type { PageRequest } from '#domain/paging.ts';
import { type Paged, paged } from '#domain/paging.ts';
import { type RowProblem, valueText } from '#server/features/kits/tables/row-problem.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import type { TableImport } from './import-kind.ts';
import { findMaps, type StoredMap } from './import-maps.repository.ts';
import {
  countRows,
  findKeys,
  pageOfRows,
  type ReviewedRow,
  type RowCounts,
} from './import-rows.repository.ts';
import { requireImporter, requireOwn } from './imports.policy.ts';
import { findImport, findImportsOf, type StoredImport } from './imports.repository.ts';

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
  dependencies: ImportDependencies,
  viewer: Viewer,
): Promise<{ imports: ShownImport[]; maps: StoredMap[] }> {
  const { query } = dependencies.database;
  const { name } = dependencies.of.kind;
  const ownerId = requireImporter(dependencies, viewer);
  const imports = await findImportsOf(query, ownerId, name);
  const counts = await countRows(
    query,
    imports.map(({ id }) => id),
  );
  return {
    imports: imports.map((one) => shown(one, counts)),
    maps: await findMaps(query, ownerId, name),
  };
}

const shown = (one: StoredImport, counts: ReadonlyMap<string, RowCounts>): ShownImport => ({
  ...one,
  counts: counts.get(one.id) ?? nothing,
  keptUntil: new Date(Date.parse(one.createdAt) + importLimits.days * 86_400_000).toISOString(),
});

/** @throws AppError unauthenticated, forbidden, notFound */
export async function readImport(
  dependencies: ImportDependencies,
  viewer: Viewer,
  id: string,
): Promise<ShownImport & { photos: number; unplaced: string[] }> {
  const { query } = dependencies.database;
  const found = requireOwn(dependencies, viewer, await findImport(query, id));
  return {
    ...shown(found, await countRows(query, [id])),
    ...((await photosOf(dependencies, found)) ?? { photos: 0, unplaced: [] }),
  };
}

const photosOf = async ({ of, database: { query } }: ImportDependencies, one: StoredImport) =>
  of.photosOf?.(query, one, await findKeys(query, one.id));

/** What becomes, or has become, of the rows: what is wrong with each in words. @throws AppError as `readImport` */
export async function listRows(
  dependencies: ImportDependencies,
  viewer: Viewer,
  id: string,
  request: PageRequest & { onlyProblems: boolean },
  language: Language,
): Promise<Paged<Omit<ReviewedRow, 'problems'> & { problems: string[] }>> {
  const { query } = dependencies.database;
  requireOwn(dependencies, viewer, await findImport(query, id));
  const { items, total } = await pageOfRows(query, id, request);
  const told = items.map(({ problems, ...row }) => ({
    ...row,
    problems: problems.map((problem) => problemWords(dependencies.of, problem, language)),
  }));
  return paged(told, total, request);
}

/** One line, with the name of the field and what the cell says. */
function problemWords(
  { kind, otherLabels = {} }: TableImport,
  problem: RowProblem,
  language: Language,
): string {
  const { field = '', reason } = problem;
  const known = kind.field.values.includes(field) ? kind.fields[field] : undefined;
  const label = known?.label ?? otherLabels[field];
  // What a database says is for nobody who fills in tables.
  const value = reason === 'importRowRefused' ? undefined : valueText(problem, language);
  // On the screen, one value can be chosen for all cells that are empty.
  const mayBeSaid = known && !known.isOwn && reason === 'importEmpty';
  const told = reasonText(mayBeSaid ? 'importEmptyCell' : reason, language);
  const words = [label?.[language], told].filter(Boolean).join(': ');
  if (value === undefined) return words;
  return language === 'es' ? `${words} («${value}»)` : `${words} (“${value}”)`;
}
