import { callApi } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import type { Language } from '#domain/language.ts';

/** One part of the portal, in the reader's language. */
export type PartStatus = DataOf<'operaciones:estado'>[number];

export async function findPortalStatus(language: Language) {
  const parts = await callApi('operaciones:estado', { lang: language });
  return { parts, checkedAt: new Date().toISOString() };
}
