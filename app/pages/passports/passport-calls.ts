import { callApi, fetchPrivateFile } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import type { Once } from '#app/forms/use-idempotency-key.ts';
import type { Language } from '#domain/language.ts';
import {
  type Passport,
  type RevocationReason,
  revocationReasons,
} from '#domain/passports/passport.ts';
import { writtenPassport } from '#domain/passports/written-passport.ts';

type Data = DataOf<'pasaportes:consultar'>;
export type ListedPassport = Data['pasaportes'][number];

export interface PetPassports extends Omit<Data, 'actual'> {
  /** The one that counts, with all that it says. */
  current: (NonNullable<Data['actual']> & { says: Passport }) | undefined;
}

/** @throws ApiError */
export async function findPassports(petId: string): Promise<PetPassports> {
  const { actual, ...rest } = await callApi('pasaportes:consultar', { id: petId });
  const current = actual ? { ...actual, says: await writtenPassport(actual.codigo) } : undefined;
  return { ...rest, current };
}

/** @throws ApiError */
export async function issuePassport(once: Once, petId: string): Promise<void> {
  const body = { mascota_id: petId };
  await once(body, (idempotencyKey) => callApi('pasaportes:emitir', body, { idempotencyKey }));
}

/** @throws ApiError */
export async function revokePassport(id: string, reason: RevocationReason): Promise<void> {
  await callApi('pasaportes:revocar', { id, motivo: revocationReasons.toWire(reason) });
}

/** As a PDF. @throws ApiError */
export const fetchPassport = (id: string, language: Language): Promise<Blob> =>
  fetchPrivateFile(`/archivos/pasaportes/${id}/${language}.pdf`);
