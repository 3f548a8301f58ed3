import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

interface PostalCodeRow {
  cp: string;
  estado: string;
  municipio: string;
}

/** Every postal code with its state and municipality (SEPOMEX), where POSTAL_CODES_CSV names a file of them. */
export function readPostalCodes(): readonly PostalCodeRow[] | undefined {
  const { POSTAL_CODES_CSV: file } = process.env;
  return file ? parse(readFileSync(file, 'utf8'), { columns: true }) : undefined;
}
