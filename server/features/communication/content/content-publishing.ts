import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import { assetsIn } from '#domain/content/content-assets.ts';
import { type ContentKey, documentOf } from '#domain/content/content-documents.ts';
import { conflict, invalid } from '#domain/errors.ts';
import { tidyText } from '#domain/text.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { requireComplete } from './check-draft.ts';
import { replaceUses } from './content-assets.repository.ts';
import type { ContentDependencies } from './content-dependencies.ts';
import { findEntry, setPublished, storeDraft } from './content-entries.repository.ts';
import {
  endSchedule,
  findScheduled,
  insertVersion,
  type Version,
} from './content-versions.repository.ts';

/** Milliseconds: nobody plans further ahead than two years. */
const furthest = 2 * 366 * 86_400_000;

interface PublishRequest {
  key: ContentKey;
  /** That of the draft that is to be published, as its editor has seen it. */
  revision: number;
  note: string;
  /** Instant; undefined: now. */
  at?: string | undefined;
}

/**
 * The draft becomes a version, which everybody reads at once, or from its time on.
 * @returns its number
 * @throws AppError unauthenticated, forbidden, tooManyRequests; invalid: a text is missing in a language, or the time is
 * over; conflict: there is no draft, or another one by now
 */
export async function publish(
  dependencies: ContentDependencies,
  { viewer, address }: Actor,
  { key, revision, note, at }: PublishRequest,
): Promise<number> {
  const madeBy = requireRight(viewer, 'content.publish');
  await admitChange(dependencies.limits, viewer);
  const { database, dataVersions, audit } = dependencies;
  const now = dependencies.clock.now();
  if (at !== undefined) requireTimeToCome(at, now);
  const createdAt = now.toISOString();
  return database.transaction(async (tx) => {
    const entry = await findEntry(tx.query, key);
    if (entry?.draft === undefined) throw conflict('contentNoDraft');
    const value = dependencies.first.completed(key, entry.draft);
    requireComplete(key, value);
    const gone = { value: undefined, savedAt: createdAt, savedBy: madeBy };
    if (!(await storeDraft(tx, key, revision, gone))) throw conflict('contentChanged');
    const number = await insertVersion(tx, {
      key,
      value,
      createdAt,
      publishAt: at === undefined ? null : new Date(at).toISOString(),
      publishedAt: at === undefined ? createdAt : null,
      madeBy,
      note: tidyText(note),
    });
    const assets = assetsIn(documentOf(key).field, value);
    await replaceUses(
      tx,
      { key, version: number },
      assets.map(({ id }) => id),
    );
    await replaceUses(tx, { key, version: 0 }, []);
    if (at === undefined) {
      await setPublished(tx, key, number);
      await dataVersions.bump(tx, 'content');
    }
    await audit.record(tx, {
      action: at === undefined ? 'content.published' : 'content.scheduled',
      actorId: madeBy,
      subjectId: null,
      address,
      details: { content: key, version: number },
    });
    return number;
  });
}

function requireTimeToCome(at: string, now: Date): void {
  const ahead = Date.parse(at) - now.getTime();
  if (ahead <= 0) throw invalid({ fecha: ['contentTimePast'] });
  if (ahead > furthest) throw invalid({ fecha: ['contentTimeTooFar'] });
}

/** It stays among the versions. @throws AppError unauthenticated, forbidden; conflict: it does not wait any more */
export async function cancelPublication(
  dependencies: ContentDependencies,
  { viewer, address }: Actor,
  planned: Pick<Version, 'key' | 'number'>,
): Promise<void> {
  const actorId = requireRight(viewer, 'content.publish');
  await admitChange(dependencies.limits, viewer);
  await dependencies.database.transaction(async (tx) => {
    if (!(await endSchedule(tx, planned, null))) throw conflict('contentNotScheduled');
    await dependencies.audit.record(tx, {
      action: 'content.scheduleCancelled',
      actorId,
      subjectId: null,
      address,
      details: { content: planned.key, version: planned.number },
    });
  });
}

/** Read at a time. */
const atOnce = 50;

/** Each minute. */
export const publishScheduled = (dependencies: ContentDependencies) =>
  defineScheduledJob({
    kind: 'content.publishScheduled',
    queue: 'reminders',
    timeLimit: 60_000,
    pattern: '* * * * *',
    scope: 'cluster',
    run: async (_, { signal }) => {
      await publishDue(dependencies, signal);
    },
  });

/** Of two processes at once one publishes. */
async function publishDue(dependencies: ContentDependencies, signal?: AbortSignal): Promise<void> {
  const until = dependencies.clock.now().toISOString();
  for (const planned of await findScheduled(dependencies.database.query, {
    until,
    limit: atOnce,
  })) {
    signal?.throwIfAborted();
    await dependencies.database.transaction(async (tx) => {
      if (!(await endSchedule(tx, planned, until))) return;
      await setPublished(tx, planned.key, planned.number);
      await dependencies.dataVersions.bump(tx, 'content');
      await dependencies.audit.record(tx, {
        action: 'content.published',
        actorId: planned.madeBy,
        subjectId: null,
        address: '',
        details: { content: planned.key, version: planned.number },
      });
    });
  }
}
