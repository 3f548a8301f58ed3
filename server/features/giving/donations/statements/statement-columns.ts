import type { StatementLayout } from '#domain/donations/bank-statement.ts';
import { foldText } from '#domain/text.ts';

/** What a column of a statement tells. */
const columnNames = {
  date: [
    'fecha de operacion',
    'fecha operacion',
    'fecha oper',
    'fecha de movimiento',
    'fecha movimiento',
    'fecha',
    'dia',
  ],
  deposit: ['abono', 'abonos', 'deposito', 'depositos', 'importe abono', 'credito', 'creditos'],
  charge: ['cargo', 'cargos', 'retiro', 'retiros', 'importe cargo', 'debito', 'debitos'],
  sign: ['cargo/abono', 'cargo / abono', 'naturaleza', 'tipo de movimiento', 'signo'],
  amount: ['importe', 'monto'],
  balance: ['saldo', 'saldo actual', 'saldo disponible'],
  description: [
    'descripcion',
    'concepto / referencia',
    'concepto',
    'concepto de pago',
    'concepto del pago',
    'descripcion detallada',
    'detalle',
    'observaciones',
  ],
  reference: ['referencia', 'referencia numerica', 'referencia bancaria', 'no. de referencia'],
  sender: [
    'nombre ordenante',
    'nombre del ordenante',
    'ordenante',
    'nombre emisor',
    'nombre del emisor',
  ],
  trackedAs: ['clave de rastreo', 'clave rastreo', 'cve rastreo', 'cve. rastreo', 'rastreo'],
  account: ['cuenta', 'no. cuenta', 'no. de cuenta', 'numero de cuenta', 'clabe'],
} as const;
type ColumnName = keyof typeof columnNames;

/** Of whom a statement is that has these columns, which others have not together. */
const layouts: readonly { layout: StatementLayout; has: readonly string[] }[] = [
  { layout: 'banorte', has: ['depositos', 'retiros', 'descripcion detallada'] },
  { layout: 'santander', has: ['cargo/abono', 'importe', 'sucursal'] },
  { layout: 'bbva', has: ['concepto / referencia', 'abono', 'cargo'] },
  { layout: 'bbva', has: ['fecha', 'descripcion', 'cargo', 'abono', 'saldo'] },
];

const folded = (header: string) =>
  foldText(header)
    .replaceAll(/["'*]|\(?(?:mxn|mn|m\.n\.|\$)\)?/g, '')
    .trim();

/** Places of the columns by what they tell; of one that several tell (descriptions) all. */
export type StatementColumns = Readonly<Record<ColumnName, readonly number[]>>;

export function columnsOf(header: readonly string[]): StatementColumns {
  const names = header.map(folded);
  const places = (wanted: readonly string[]) =>
    wanted.flatMap((name) => names.flatMap((one, at) => (one === name ? [at] : [])));
  return Object.fromEntries(
    Object.entries(columnNames).map(([column, wanted]) => [column, places(wanted)]),
  ) as unknown as StatementColumns;
}

/** How many kinds of columns a line names: the one with most is the header. */
export const countColumns = (header: readonly string[]): number =>
  Object.values(columnsOf(header)).filter((places) => places.length > 0).length;

export function layoutOf(header: readonly string[]): StatementLayout {
  const names = new Set(header.map(folded));
  return layouts.find(({ has }) => has.every((name) => names.has(name)))?.layout ?? 'other';
}
