import { callApi } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import type { Language } from '#domain/language.ts';

/** One part of the portal, in the reader's language. */
export type PartStatus = DataOf<'operaciones:estado'>[number];

const levels = ['falla', 'atencion', 'bien'];

/** What needs somebody comes first: on a phone it would be screens away. */
export const worstFirst = <Part extends Pick<PartStatus, 'nivel'>>(parts: readonly Part[]) =>
  parts.toSorted((a, b) => levels.indexOf(a.nivel) - levels.indexOf(b.nivel));

export async function findPortalStatus(language: Language) {
  const parts = await callApi('operaciones:estado', { lang: language });
  return { parts: worstFirst(parts), checkedAt: new Date().toISOString() };
}
