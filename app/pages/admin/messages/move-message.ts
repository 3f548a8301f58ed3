import { refreshQueries } from '#app/api/queries.ts';
import { callApi } from '#app/api/session-client.ts';
import type { Once } from '#app/forms/use-idempotency-key.ts';
import { contactMessageMachine } from '#domain/contact/message-machine.ts';

export type MessageStep = keyof (typeof contactMessageMachine)['transitions'];

/** @throws ApiError; a conflict where a colleague was faster */
export async function moveMessage(once: Once, folio: number, step: MessageStep): Promise<void> {
  const transicion = contactMessageMachine.transitions[step].wire;
  const body = { schema: 'mensajes', serie: '', folio, transicion } as const;
  await once(body, (idempotencyKey) => callApi('documentos:transitar', body, { idempotencyKey }));
  void refreshQueries();
}

/** @throws ApiError */
export async function removeMessage(folio: number): Promise<void> {
  await callApi('documentos:eliminar', { schema: 'mensajes', serie: '', folio });
  void refreshQueries();
}
