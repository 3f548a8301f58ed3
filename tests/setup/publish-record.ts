import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Context } from '#server/context.ts';
import { addUser } from '../api/pets/add-pets.ts';
import { anotherRecord } from './another-record.ts';

/** Publishes the record of another organisation, by an administrator of its own. */
export async function publishAnotherRecord(context: Context): Promise<void> {
  const id = await addUser(context.database);
  const viewer: Viewer = { kind: 'user', id, roles: ['administrator'] };
  const actor = { viewer, address: '' };
  const { value, revision } = await context.content.find(viewer, 'organisation');
  const draft = { ...(value as object), ...anotherRecord };
  const request = { key: 'organisation', note: '' } as const;
  const saved = await context.content.saveDraft(actor, { ...request, revision, value: draft });
  await context.content.publish(actor, { ...request, revision: saved });
}
