import { type DataOfCall, fileQuery, query } from '../contract/call.ts';
import { bounded, cents, integer, list, object, wire } from '../contract/shape.ts';
import { publicMonthFields } from './public-month-shapes.ts';

/** The accounts of a year, as far as the organisation has published them. */

const takes = { year: wire('anio', bounded(integer, { min: 2000, max: 2099 })) };

export const findPublicAccounts = query('transparencia:consultar', {
  access: 'everyone',
  takes,
  gives: list(
    object(
      {
        ...publicMonthFields,
        /** Left over of the published months before it, and with it. */
        carriedCents: wire('saldo_anterior', cents),
        leftCents: wire('saldo', cents),
      },
      'PublicMonth',
    ),
  ),
});

export const downloadPublicAccounts = fileQuery('transparencia:csv', {
  access: 'everyone',
  takes,
  produces: 'text/csv',
});

export type PublicAccounts = DataOfCall<typeof findPublicAccounts>;
