import { callApi, callApiPage } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import type { DataOf, InputOf } from '#app/api/transport/request.ts';
import type { InvitationInput } from '#domain/accounts/invitation.ts';
import { roles } from '#domain/accounts/viewer.ts';

/** Somebody who was invited and has not accepted yet; `id` is that of the account to be. */
export type PendingInvitation = ReturnType<typeof invitationFrom>;

const invitationFrom = (row: DataOf<'invitaciones:consultar'>[number]) => ({
  id: row.id,
  name: row.nombre,
  email: row.correo,
  roles: row.roles.flatMap((word) => roles.fromWire(word) ?? []),
  invitedBy: row.invitado_por,
  sentAt: row.enviada,
  expiresAt: row.vence,
});

/** Newest first. */
export const findInvitations = ({ page }: { page: number }) =>
  callApiPage('invitaciones:consultar', { page, limit: 30 }, invitationFrom);

/** @throws ApiError */
export async function invite(
  { name, email, roles: given, language }: InvitationInput,
  idempotencyKey: IdempotencyKey,
): Promise<void> {
  const body: InputOf<'invitaciones:crear'> = {
    nombre: name,
    correo: email,
    roles: given.map(roles.toWire),
    lang: language,
  };
  await callApi('invitaciones:crear', body, { idempotencyKey });
}

export const invitationDecisions = {
  resend: (id: string) => callApi('usuarios:reenviar_confirmacion', { id }),
  withdraw: (id: string) => callApi('invitaciones:retirar', { id }),
} as const;

export type InvitationDecision = keyof typeof invitationDecisions;
