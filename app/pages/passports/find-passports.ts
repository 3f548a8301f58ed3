import { call } from '#app/api/call.ts';
import { fetchPrivateFile } from '#app/api/session-client.ts';
import type { DataOfCall } from '#domain/contract/call.ts';
import type { Language } from '#domain/language.ts';
import type { Passport } from '#domain/passports/passport.ts';
import { readPassports } from '#domain/passports/passport-calls.ts';
import { writtenPassport } from '#domain/passports/written-passport.ts';

type Data = DataOfCall<typeof readPassports>;

export interface PetPassports extends Omit<Data, 'current'> {
  /** The one that counts, with all that it says. */
  current: (NonNullable<Data['current']> & { says: Passport }) | undefined;
}

/** @throws ApiError */
export async function findPassports(id: string): Promise<PetPassports> {
  const { current, ...rest } = await call(readPassports, { id });
  if (!current) return { ...rest, current: undefined };
  return { ...rest, current: { ...current, says: await writtenPassport(current.code) } };
}

/** As a PDF. @throws ApiError */
export const fetchPassport = (id: string, language: Language): Promise<Blob> =>
  fetchPrivateFile(`/archivos/pasaportes/${id}/${language}.pdf`);
