import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { isOwner, requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict, notFound } from '#domain/errors.ts';
import {
  isOpenRescue,
  mostRescueEntries,
  mostRescuePhotos,
} from '#domain/rescues/rescue-machine.ts';
import type { FileOnDisk } from '#server/adapters/files/file-store.ts';
import type { Tx } from '#server/db/database.ts';
import type { MadeBy } from '#server/features/kits/document-states/document-states.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { valid } from '#server/features/kits/valid.ts';
import { endOf, soon } from './rescue-dates.ts';
import type { RescueDependencies } from './rescue-dependencies.ts';
import { findEntries, insertEntry } from './rescue-entries.repository.ts';
import { entryText } from './rescue-entry.ts';
import type { RescueReport } from './rescue-report.ts';
import { findReport, findReportsOf, lockReport, updateReport } from './rescues.repository.ts';

/** Whoever has the key: it is over while the account of whoever reported is suspended. @throws AppError notFound, tooManyRequests */
async function reportOf(
  { keys, database: { query }, accounts, limits }: RescueDependencies,
  { address }: Pick<Actor, 'address'>,
  key: string,
): Promise<RescueReport> {
  const id = keys.idIn(key);
  const report = id === undefined ? undefined : await findReport(query, { id });
  if (report && !(await accounts.isSuspended(report.accountId, query))) return report;
  await limits.consume('mailLink', address);
  throw notFound('rescueReport');
}

/** @throws AppError notFound, tooManyRequests, conflict (rescueClosed) */
async function change(
  dependencies: RescueDependencies,
  actor: Actor,
  key: string,
  make: (tx: Tx, report: RescueReport) => Promise<void>,
): Promise<void> {
  const { id } = await reportOf(dependencies, actor, key);
  await dependencies.limits.consume('rescueChange', id);
  await dependencies.database.transaction(async (tx) => {
    const report = await lockReport(tx, { id });
    if (!report) throw notFound('rescueReport');
    if (!isOpenRescue(report.status)) throw conflict('rescueClosed');
    await make(tx, report);
  });
}

const madeBy = (viewer: Viewer, { accountId }: RescueReport): MadeBy =>
  isOwner(viewer, accountId)
    ? { madeAs: 'owner', madeBy: accountId }
    : { madeAs: 'linkHolder', madeBy: null };

/** Changes nothing: programs that check mails open every link. @throws AppError notFound, tooManyRequests */
export async function follow(
  dependencies: RescueDependencies,
  actor: Pick<Actor, 'address'>,
  key: string,
) {
  const report = await reportOf(dependencies, actor, key);
  const { database, clock, documentStates, privatePhotos } = dependencies;
  const entries = await findEntries(database.query, [report.id]);
  const photos = await privatePhotos.list(database.query, 'rescue', [report.id]);
  const histories = await documentStates.historiesOf('rescueReport', [report.id]);
  const isOpen = isOpenRescue(report.status);
  return {
    folio: report.folio,
    createdAt: report.createdAt,
    kind: report.kind,
    species: report.species,
    urgency: report.urgency,
    state: report.status,
    isOpen,
    isAttended: report.attendedBy !== null,
    expiresAt: report.expiresAt,
    mayRenew: isOpen && report.expiresAt <= soon(clock.now()),
    photos: photos.length,
    steps: (histories.get(report.id) ?? []).map(({ at, status, words }) => ({
      at,
      state: status as RescueReport['status'],
      words,
    })),
    entries: entries.map((entry) => ({
      id: entry.id,
      createdAt: entry.created_at,
      isOurs: entry.is_ours === 1,
      text: entry.text,
    })),
  };
}

/** Tells whoever attends to it. @throws AppError notFound, tooManyRequests, invalid, conflict (rescueClosed, rescueTooLong) */
export async function answer(
  dependencies: RescueDependencies,
  actor: Actor,
  key: string,
  said: { text: string },
  record?: RecordCreation,
): Promise<{ id: string }> {
  const { text } = valid(entryText, said);
  const id = uuid();
  await change(dependencies, actor, key, async (tx, report) => {
    const entries = await findEntries(tx.query, [report.id]);
    if (entries.length >= mostRescueEntries) throw conflict('rescueTooLong');
    const now = dependencies.clock.now().toISOString();
    await insertEntry(tx, {
      id,
      report_id: report.id,
      created_at: now,
      is_ours: 0,
      author_id: null,
      text,
    });
    await updateReport(tx, report.id, { activity_at: now });
    await dependencies.mails.alert(tx, report, 'answered');
    await record?.(tx, { id });
  });
  return { id };
}

/** @throws AppError notFound, tooManyRequests, conflict (rescueClosed) */
export const renew = (dependencies: RescueDependencies, actor: Actor, key: string): Promise<void> =>
  change(dependencies, actor, key, (tx, { id }) =>
    updateReport(tx, id, { expires_at: endOf(dependencies.clock.now()), reminded_at: null }),
  );

/** It needs no help any more. @throws AppError notFound, tooManyRequests, conflict (rescueClosed) */
export const withdraw = (
  dependencies: RescueDependencies,
  actor: Actor,
  key: string,
): Promise<void> =>
  change(dependencies, actor, key, async (tx, report) => {
    const changes = { ended_at: dependencies.clock.now().toISOString() };
    await dependencies.states.make(tx, 'withdraw', report, madeBy(actor.viewer, report), {
      changes,
    });
    if (report.attendedBy !== null) await dependencies.mails.alert(tx, report, 'withdrawn');
  });

/** @throws AppError notFound, tooManyRequests, conflict (rescueClosed), invalid: no room */
export async function admitPhoto(
  dependencies: RescueDependencies,
  actor: Actor,
  key: string,
): Promise<void> {
  const { id, status } = await reportOf(dependencies, actor, key);
  if (!isOpenRescue(status)) throw conflict('rescueClosed');
  await dependencies.privatePhotos.requireRoom(
    dependencies.database,
    { kind: 'rescue', id },
    mostRescuePhotos,
  );
}

/** @returns its id @throws AppError as `admitPhoto`, and as `readPicture` */
export async function addPhoto(
  dependencies: RescueDependencies,
  actor: Actor,
  key: string,
  file: FileOnDisk,
): Promise<string> {
  const { id } = await reportOf(dependencies, actor, key);
  await dependencies.limits.consume('rescuePhoto', id);
  const guard = async (tx: Tx) => {
    const report = await lockReport(tx, { id });
    if (!report) throw notFound('rescueReport');
    if (!isOpenRescue(report.status)) throw conflict('rescueClosed');
  };
  return dependencies.privatePhotos.add(
    { kind: 'rescue', id },
    file,
    guard,
    undefined,
    mostRescuePhotos,
  );
}

/** Of the account: not of whoever wrote its address into the form. @throws AppError unauthenticated */
export async function listOwn({ database, keys }: RescueDependencies, viewer: Viewer) {
  const accountId = requireAccount(viewer);
  const reports = await findReportsOf(database.query, { accountId, email: undefined }, 50);
  return reports.map(({ id, folio, createdAt, kind, status, urgency }) => ({
    ...{ folio, createdAt, kind, state: status, urgency },
    key: keys.keyOf(id),
  }));
}

/** The key of the page of a report that was just made. */
export const keyOf = ({ keys }: RescueDependencies, id: string): string => keys.keyOf(id);
