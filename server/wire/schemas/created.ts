import { z } from 'zod';
import { invoiceStates } from '#domain/invoices/invoice-state.ts';
import { address, id, instant, shape, text, wordOf } from '../values.ts';
import type { WireDocument } from './document.ts';

/** What whoever created something is told of it. */

export const voucher = shape({
  reference: text.meta({ examples: ['98000123456789'] }),
  barcode_url: address.nullable(),
  expires_at: instant,
}).meta({ id: 'Voucher' });

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
