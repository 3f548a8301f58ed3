import { z } from 'zod';
import { voucher as voucherShape } from '#domain/donations/payment-calls.ts';
import { invoiceStates } from '#domain/invoices/invoice-state.ts';
import { wireSchema } from '../shape-schema.ts';
import { address, id, instant, pesos, shape, text, wordOf } from '../values.ts';
import type { WireDocument } from './document.ts';

/** What whoever created something is told of it. */

export const voucher = wireSchema(voucherShape);

/** Where a donor transfers the money, and what they said they would send. */
export const transfer = shape({
  clabe: text.meta({ examples: ['646180111805034237'] }),
  banco: text,
  beneficiario: text,
  referencia: text,
  expires_at: instant,
  monto_pedido: pesos,
}).meta({ id: 'Transfer' });

const createdInvoice = shape({
  id,
  created_at: instant,
  serie: text,
  folio: z.int(),
  estado: wordOf(invoiceStates),
  uuid: text.nullable(),
  xml: address.nullable(),
  pdf: address.nullable(),
}).meta({ id: 'CreatedInvoice' });

export const createdDocument = z
  .union([
    createdInvoice.extend({ avisos: z.array(text) }).meta({ title: 'cfdis' }),
    shape({ id, created_at: instant, serie: text, folio: z.int(), estado: text }).meta({
      title: 'mensajes',
    }),
    shape({ id, serie: text, estado: text }).meta({ title: 'boletines' }),
  ])
  .meta({ id: 'CreatedDocument' }) as unknown as z.ZodType<
  Pick<WireDocument, 'id'> & Partial<WireDocument>
>;
