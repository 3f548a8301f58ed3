import { type AttentionKind, attentionKinds } from '#domain/dashboard/attention.ts';
import { callApi } from './session-client.ts';

export interface Attention {
  kind: AttentionKind;
  count: number;
}

/** What waits for the caller: over all, as their rights go, or about their own pets. @throws ApiError */
async function findAttention(scope: 'all' | 'own'): Promise<Attention[]> {
  const found = await callApi('tablero:pendientes', { de_todos: scope === 'all' });
  return found.flatMap(({ tipo, cuenta }) => {
    const kind = attentionKinds.fromWire(tipo);
    return kind ? [{ kind, count: cuenta }] : [];
  });
}

export const findAllAttention = () => findAttention('all');
export const findOwnAttention = () => findAttention('own');
