import { call } from '#app/api/call.ts';
import type { Once } from '#app/forms/use-idempotency-key.ts';
import { contactMessageMachine } from '#domain/contact/message-machine.ts';
import { moveDocument, removeDocument } from '#domain/documents/document-calls.ts';

export type MessageStep = keyof (typeof contactMessageMachine)['transitions'];

/** @throws ApiError; a conflict where a colleague was faster */
export async function moveMessage(once: Once, folio: number, step: MessageStep): Promise<void> {
  const transition = contactMessageMachine.transitions[step].wire;
  const body = { schema: 'mensajes', folio, transition };
  await once(body, (idempotencyKey) => call(moveDocument, body, { idempotencyKey }));
}

/** @throws ApiError */
export async function removeMessage(folio: number): Promise<void> {
  await call(removeDocument, { schema: 'mensajes', folio });
}
