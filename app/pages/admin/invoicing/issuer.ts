import { call, read } from '#app/api/call.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';
import { payloadWriter } from '#domain/contract/wire.ts';
import { readInvoicingSetup } from '#domain/invoices/invoicing-calls.ts';
import {
  type IssuerDescription,
  issuerDescription,
  issuerFields,
  sealNoticeDays,
} from '#domain/invoices/issuer.ts';
import { changeRow, createRow, findRows } from '#domain/rows/row-calls.ts';

/** Who issues the invoices. All calls throw ApiError. */

const schema = 'empresas';
const names = [
  'rfc',
  'legalName',
  'taxRegime',
  'postalCode',
  'authorizationNumber',
  'authorizationDate',
  'legend',
  'series',
] as const;

export type ShownIssuer = ReturnType<typeof readIssuer>;

const readIssuer = entityReader(
  issuerFields,
  ['id', ...names, 'certificateNumber', 'certificateFrom', 'certificateTo'] as const,
  {},
);

export type InvoicingSetup = Awaited<ReturnType<typeof findSetup>>;

export async function findSetup() {
  const [[row], configuration] = await Promise.all([
    read(findRows, { schema, limit: 1 }),
    read(readInvoicingSetup, {}),
  ]);
  return {
    issuer: row && readIssuer({ id: row.id, ...row.payload }),
    isConfigured: configuration.namesIssuer,
    hasTestStamps: configuration.hasTestStamps,
  };
}

export interface ChosenSeal {
  certificate: File;
  key: File;
  password: string;
}

/**
 * @param id of the one that is changed; without, it is the first
 * @param seal undefined: the one that is there stays
 */
export async function saveIssuer(
  id: string | undefined,
  description: IssuerDescription,
  seal: ChosenSeal | undefined,
  idempotencyKey: IdempotencyKey,
): Promise<void> {
  const payload = {
    ...payloadWriter(issuerDescription, names)(description),
    ...(seal && {
      csd: {
        cer: await base64Of(seal.certificate),
        llave: await base64Of(seal.key),
        contrasena: seal.password,
      },
    }),
  };
  if (id === undefined) await call(createRow, { schema, payload }, { idempotencyKey });
  else await call(changeRow, { schema, id, payload });
}

/** Of the few kilobytes of a seal certificate. */
async function base64Of(file: File): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await file.arrayBuffer())));
}

/** How the seal certificate stands now. */
export function sealState(
  { certificateFrom, certificateTo }: Pick<ShownIssuer, 'certificateFrom' | 'certificateTo'>,
  now: Date,
): 'valid' | 'expiring' | 'expired' {
  const left = Date.parse(certificateTo) - now.getTime();
  if (left <= 0 || now.getTime() < Date.parse(certificateFrom)) return 'expired';
  return left < sealNoticeDays * 86_400_000 ? 'expiring' : 'valid';
}
