import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { ContactMessage, contactMessageFields } from '#domain/contact/message-fields.ts';
import type { FieldName } from '#domain/contract/field.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import { notFound } from '#domain/errors.ts';
import type { Paged } from '#domain/paging.ts';
import { madeByViewer } from '#server/features/kits/document-states/document-states.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { RowQuery } from '#server/features/kits/querying/row-query.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { findMessage, messagesTable } from './contact.repository.ts';
import type { ContactDependencies } from './contact-dependencies.ts';
import type { MessageTransition } from './message-states.ts';

/** @throws AppError forbidden */
export async function query(
  { database }: ContactDependencies,
  viewer: Viewer,
  requested: RowQuery<FieldName<typeof contactMessageFields>>,
): Promise<Paged<ContactMessage>> {
  requireRight(viewer, 'contact.read');
  return messagesTable.page(database, requested);
}

/**
 * @param words a note to whoever else reads the message
 * @throws AppError forbidden, notFound, conflict, tooManyRequests
 */
export async function makeTransition(
  { database, limits, states }: ContactDependencies,
  viewer: Viewer,
  key: DocumentKey,
  name: MessageTransition,
  { words, record }: { words?: string; record?: RecordCreation } = {},
): Promise<void> {
  requireRight(viewer, 'contact.answer');
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const message = await findMessage(tx, key);
    if (!message) throw notFound('message');
    await states.make(tx, name, message, madeByViewer(viewer, null), { words });
    await record?.(tx, { id: message.id });
  });
}
