import { type DataOfCall, query } from '../contract/call.ts';
import {
  bounded,
  cents,
  day,
  flag,
  inputId,
  list,
  nullable,
  object,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { expenseCategory } from '../expenses/expense-kinds.ts';

/** What one gift paid, for whoever gave it. */

const destination = object(
  {
    /** null where the organisation does not tell, or nothing is known yet. */
    asOf: wire('al', nullable(day)),
    /** What is left of it after refunds. */
    standingCents: wire('monto', cents),
    usedCents: wire('asignado', cents),
    openCents: wire('por_asignar', cents),
    /** The latest first. */
    parts: wire(
      'partes',
      list(
        object({
          /** YYYY-MM */
          month: wire('mes', text),
          category: wire('concepto', word(expenseCategory)),
          /** Of a pet that everybody may see; else null. */
          petName: wire('mascota', nullable(text)),
          cents: wire('monto', cents),
        }),
      ),
    ),
    /** Everybody may read the accounts of some months. */
    hasAccounts: wire('hay_cuentas', flag),
    /** There is more than `parts` says. */
    isCut: wire('hay_mas', flag),
  },
  'GiftDestination',
);

export const readGiftDestination = query('donaciones:destino', {
  access: 'session',
  takes: { id: inputId },
  gives: destination,
  errors: { 404: ['notFound'] },
});

export const readGuestDestination = query('donativo:destino', {
  access: 'everyone',
  takes: { key: wire('clave', bounded(text, { max: 100 })) },
  gives: destination,
  errors: { 404: ['notFound'] },
});

export type GiftDestination = DataOfCall<typeof readGiftDestination>;
