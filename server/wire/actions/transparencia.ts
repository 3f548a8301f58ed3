import {
  downloadPublicAccounts,
  findPublicAccounts,
} from '#domain/spending/public-accounts-calls.ts';
import { publicAccountsCsv } from '#domain/spending/public-accounts-wire.ts';
import { fileOf } from '../file-of.ts';
import { implement } from '../implement.ts';

export const transparencia = [
  implement(findPublicAccounts, {
    summary:
      'The accounts of a year that the organization has published, a row for each month, in pesos. `entradas` is what was donated less what ' +
      'went back in the month, `salidas` what the organization paid, `saldo` what is left of all published months. Sums of fewer than three ' +
      'donations stand together as `juntos`. The same is at `/transparencia/{anio}.json`, without the envelope and with an ETag.',
    async handle({ input: { year }, context }) {
      return { data: await context.spending.publishedAccounts(String(year)) };
    },
  }),

  implement(downloadPublicAccounts, {
    summary:
      'The same as a table (UTF-8 with its mark, RFC 4180), also at `/transparencia/{anio}.csv`: `mes`, `seccion` (`saldo_anterior`, ' +
      '`entradas`, `por_fin`, `por_medio`, `salidas`, `por_concepto`, `pagado_con_donativos`, `comprobante`, `saldo`), `clave`, `cantidad`, ' +
      '`monto`, and of receipts `fecha` and `proveedor`.',
    async handle({ input: { year }, context }) {
      const content = publicAccountsCsv(await context.spending.publishedAccounts(String(year)));
      return { file: fileOf(`transparencia-${year}.csv`, 'text/csv; charset=utf-8', content) };
    },
  }),
];
