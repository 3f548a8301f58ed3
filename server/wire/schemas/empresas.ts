import { z } from 'zod';
import { namesOf } from '#domain/contract/field.ts';
import { firstNames, readPayload, wireNames } from '#domain/contract/wire.ts';
import { type Issuer, issuerDescription, issuerFields } from '#domain/invoices/issuer.ts';
import type { IssuerRequest } from '#server/features/giving/invoices/issuer-changes.ts';
import { parseInput } from '../errors.ts';
import { withWireNames } from '../field-names.ts';
import type { Call } from '../registry.ts';
import { entityFields, payloadWriters } from './entity.ts';
import { defineCatalogue, type RowWrites, type WirePayload } from './schema.ts';

const anything = z.unknown().optional();
/** A file of a few kilobytes. */
const base64 = z.base64().max(20_000);

const payload = z.strictObject({
  ...Object.fromEntries(firstNames(issuerDescription).map((name) => [name, anything])),
  /** The files as the SAT hands them out. They go in, and never come out again. */
  csd: z.strictObject({ cer: base64, llave: base64, contrasena: z.string().max(200) }).optional(),
});

const names = {
  ...wireNames(issuerFields),
  'csd.certificate': 'csd.cer',
  'csd.key': 'csd.llave',
  'csd.password': 'csd.contrasena',
};

function read({ input }: Call<WirePayload>): IssuerRequest {
  const parsed = parseInput(payload, input);
  const values = readPayload<Issuer>(issuerDescription, namesOf(issuerDescription), parsed);
  const { csd } = parsed;
  return {
    ...values,
    ...(csd && {
      csd: {
        certificate: Buffer.from(csd.cer, 'base64'),
        key: Buffer.from(csd.llave, 'base64'),
        password: csd.contrasena,
      },
    }),
  };
}

const writes: RowWrites = {
  by: 'invoices.manage',
  create: (write, record) =>
    withWireNames(names, () => write.context.issuers.create(write, read(write), record)),
  change: (write, id, options) =>
    withWireNames(names, () => write.context.issuers.change(write, id, read(write), options)),
  remove: (write, id) => write.context.issuers.remove(write, id),
};

const writeFor = payloadWriters<Issuer, void>('catalogue', undefined, issuerFields);

export const empresas = defineCatalogue({
  name: 'empresas',
  summary:
    'Who issues the invoices: one row at most. Whoever is signed in reads what stands on every invoice. Administrators ' +
    'write it, with the seal certificate as `csd {cer, llave, contrasena}` (files in base64), which is stored encrypted ' +
    'and never answered; where the server’s configuration names the issuer, nobody does.',
  fields: entityFields('catalogue', issuerFields),
  readBy: 'session',
  find: ({ issuers }, viewer, query) => issuers.query(viewer, query),
  writes,
  toWire: (issuer, _context, viewer) => ({
    id: issuer.id,
    created_at: issuer.createdAt,
    payload: writeFor(viewer, [])(issuer),
  }),
});
