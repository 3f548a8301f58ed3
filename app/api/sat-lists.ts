import { isValidOn, satCfdiUses, satTaxRegimes } from '#domain/catalogues/sat-lists.ts';
import { dateIn } from '#domain/clock.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';
import { findRows } from '#domain/rows/row-calls.ts';
import { read } from './call.ts';

type SatList = 'sat_uso_cfdi' | 'sat_formas_pago' | 'sat_regimen_fiscal';

type SatRow = ReturnType<typeof readSatRow>;

const satTimezone = 'America/Mexico_City';

/** YYYY-MM-DD where the SAT is. */
export const satToday = (): string => dateIn(satTimezone, new Date());

const readSatRow = entityReader(
  satCfdiUses.fields,
  ['code', 'name', 'validFrom', 'validTo'] as const,
  {},
);
const readCfdiUse = entityReader(
  satCfdiUses.fields,
  ['code', 'name', 'validFrom', 'validTo', 'forPeople', 'forCompanies', 'regimes'] as const,
  {},
);
const readTaxRegime = entityReader(
  satTaxRegimes.fields,
  ['code', 'name', 'validFrom', 'validTo', 'forPeople', 'forCompanies'] as const,
  {},
);

/** Every use of a CFDI with whom it is for. @throws ApiError */
export async function fetchCfdiUses(): Promise<ReturnType<typeof readCfdiUse>[]> {
  const rows = await read(findRows, { schema: 'sat_uso_cfdi', limit: 100 });
  return rows.map(({ payload }) => readCfdiUse(payload));
}

/** Every tax regime with whom it is for. @throws ApiError */
export async function fetchTaxRegimes(): Promise<ReturnType<typeof readTaxRegime>[]> {
  const rows = await read(findRows, { schema: 'sat_regimen_fiscal', limit: 100 });
  return rows.map(({ payload }) => readTaxRegime(payload));
}

/** What a list of the SAT holds today. @throws ApiError */
export async function fetchSatRows(schema: SatList): Promise<SatRow[]> {
  const rows = await read(findRows, { schema, limit: 100 });
  return rows.map(({ payload }) => readSatRow(payload)).filter((row) => isValidOn(satToday(), row));
}

export const satOption = ({ code, name }: Pick<SatRow, 'code' | 'name'>) => ({
  value: code,
  label: `${code} · ${name}`,
});
