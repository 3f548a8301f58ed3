import type { Session } from '#server/features/accounts/sessions/sessions.service.ts';

/** One sign-in as the wire says it. */
export const sessionToWire = (session: Session) => ({
  id: session.id,
  created_at: session.createdAt,
  ultimo_uso: session.lastUsedAt,
  vence: session.expiresAt,
  dispositivo: session.device,
  direccion: session.address,
});
