import { formatPesos } from '#domain/money.ts';
import type { Style } from '#server/pdf/sheet.ts';
import { colour } from '#server/pdf/theme.ts';

/** What the parts of the printed form share. */

export const small: Style = { size: 7, color: colour.inkSoft };
export const value: Style = { size: 8.5 };

/** '$1,234.50' */
export const pesos = (amount = ''): string =>
  formatPesos(Math.round(Number(amount) * 100)).replace(' MXN', '');

/** '22/11/2026' */
export const day = (date: string): string => date.split('-').reverse().join('/');

/** '22/11/2026 09:15:00' */
export function readable(written = ''): string {
  const [date = '', time = ''] = written.split('T');
  return `${day(date)} ${time}`;
}
