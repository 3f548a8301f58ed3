import { z } from 'zod';
import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  bounded,
  cents,
  count,
  day,
  flag,
  id,
  inputId,
  instant,
  integer,
  list,
  nothing,
  nullable,
  object,
  ruled,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { expenseCategory } from '../expenses/expense-kinds.ts';
import { vocabulary } from '../vocabulary.ts';
import { mostReceipts } from './public-month.ts';
import { publicMonthFields } from './public-month-shapes.ts';

/** What everybody reads of a month, as whoever keeps the books chooses it. Nothing is public before. */

const access = { right: 'spending.manage' } as const;

const month = wire(
  'mes',
  ruled(() =>
    z.string({ error: 'required' }).regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, { error: 'monthInvalid' }),
  ),
);
const chosen = {
  /** Of the expenses whose receipts are shown. */
  receipts: wire('comprobantes', list(inputId, { max: mostReceipts })),
  showsSuppliers: wire('con_proveedores', flag),
};
const problems = vocabulary({
  monthOfFewGifts: 'pocos_donativos',
  monthChangedByFew: 'cambio_pequeno',
});

export const findMonths = query('destino:meses', {
  access,
  gives: list(
    object({
      month: wire('mes', text),
      revision: wire('version', count),
      /** null: nobody else reads it. */
      publishedAt: wire('publicado', nullable(instant)),
    }),
  ),
});

export const previewMonth = query('destino:vista_previa', {
  access,
  takes: { month, ...chosen },
  gives: object({
    content: wire('cuentas', object(publicMonthFields)),
    revision: wire('version', count),
    /** Why it cannot be public. */
    problem: wire('impedimento', nullable(word(problems))),
    /** Shown now. */
    receipts: wire('comprobantes', list(id)),
    showsSuppliers: wire('con_proveedores', flag),
    /** What is public says something else. */
    hasChanged: wire('hay_cambios', flag),
    costs: wire(
      'gastos',
      list(
        object({
          id,
          onDate: wire('fecha', day),
          category: wire('concepto', word(expenseCategory)),
          cents: wire('monto', cents),
          supplier: wire('proveedor', text),
          /** It is a company’s name. */
          isNameable: wire('se_puede_nombrar', flag),
        }),
      ),
    ),
  }),
  errors: { 409: ['monthStillOpen'] },
});

export const publishMonth = command('destino:publicar', {
  access,
  takes: { month, revision: wire('version', bounded(integer, { min: 0 })), ...chosen },
  gives: nothing,
  errors: { 409: ['monthStillOpen', 'monthOfFewGifts', 'monthChangedByFew', 'monthPublishedAnew'] },
});

export const withdrawMonth = command('destino:retirar', {
  access,
  takes: { month },
  gives: nothing,
  errors: { 404: ['notFound'] },
});

export type ListedMonth = DataOfCall<typeof findMonths>[number];
export type MonthPreview = DataOfCall<typeof previewMonth>;
