import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { ContentKey } from '#domain/content/content-documents.ts';
import type { ContentDependencies } from './content-dependencies.ts';
import { addEntry, findEntry, setOpen } from './content-entries.repository.ts';
import { whoHasOpen } from './who-has-open.ts';

/**
 * Says once a minute that somebody has it open; whoever was first is told to the others.
 * @returns who has it open, unless that is the viewer
 * @throws AppError unauthenticated, forbidden
 */
export async function open(
  dependencies: ContentDependencies,
  viewer: Viewer,
  key: ContentKey,
): Promise<{ by: string; since: string } | undefined> {
  const by = requireRight(viewer, 'content.publish');
  const now = dependencies.clock.now().toISOString();
  return dependencies.database.transaction(async (tx) => {
    await addEntry(tx, key);
    const entry = await findEntry(tx.query, key);
    const { openBy, openSince } = whoHasOpen(dependencies, entry);
    if (openBy !== undefined && openBy !== by) return { by: openBy, since: openSince ?? now };
    await setOpen(tx, key, { by, since: openSince ?? now, seenAt: now });
    return undefined;
  });
}

/** Whoever has it open leaves it. @throws AppError unauthenticated, forbidden */
export async function leave(
  { database }: ContentDependencies,
  viewer: Viewer,
  key: ContentKey,
): Promise<void> {
  const by = requireRight(viewer, 'content.publish');
  await database.transaction(async (tx) => {
    const entry = await findEntry(tx.query, key);
    if (entry?.openBy === by) await setOpen(tx, key, { by: null, since: null, seenAt: null });
  });
}

/** A link by which its holder reads the draft. @throws AppError unauthenticated, forbidden */
export async function preview(
  { previews }: ContentDependencies,
  viewer: Viewer,
  key: ContentKey,
): Promise<{ token: string; until: string }> {
  return previews.make(key, requireRight(viewer, 'content.publish'));
}
