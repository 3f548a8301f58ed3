import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import { notFound } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { deleteMessage, deleteMessages, deleteMessagesFrom } from './contact.repository.ts';
import type { ContactDependencies } from './contact-dependencies.ts';
import { noteThread } from './inbox.repository.ts';
import { deleteReceivedFrom, deleteReplies } from './message-replies.repository.ts';

/** @throws AppError forbidden, notFound */
export async function remove(
  dependencies: ContactDependencies,
  { viewer, address }: { viewer: Viewer; address: string },
  key: DocumentKey,
): Promise<void> {
  const actorId = requireRight(viewer, 'contact.manage');
  await dependencies.database.transaction(async (tx) => {
    const id = await deleteMessage(tx, key);
    if (id === undefined) throw notFound('message');
    await forget(dependencies, tx, [id]);
    const details = { folio: key.folio };
    const action = 'message.removed';
    await dependencies.audit.record(tx, { action, actorId, subjectId: null, address, details });
  });
}

export async function removeOld(
  dependencies: ContactDependencies,
  tx: Tx,
  ids: readonly string[],
): Promise<void> {
  await deleteMessages(tx, ids);
  await forget(dependencies, tx, ids);
}

/** All that the owner of the address wrote, into the threads of others as well. */
export async function removeFrom(
  dependencies: ContactDependencies,
  tx: Tx,
  email: string,
): Promise<void> {
  await forget(dependencies, tx, await deleteMessagesFrom(tx, email));
  for (const id of await deleteReceivedFrom(tx, email)) await noteThread(tx, id);
}

async function forget(
  { states }: ContactDependencies,
  tx: Tx,
  ids: readonly string[],
): Promise<void> {
  await deleteReplies(tx, ids);
  await states.forget(tx, ids);
}
