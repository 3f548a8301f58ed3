import { isDate } from '#domain/dates.ts';
import { dateOf } from './date-formats.ts';

/** What may stand in a date whose order nobody names. */
const orders = ['dmy', 'mdy', 'ymd'] as const;
type Order = (typeof orders)[number];

/** Those that people may choose, where a column leaves both open. */
export const dateOrders = ['dmy', 'mdy'] as const satisfies readonly Order[];
export type DateOrder = (typeof dateOrders)[number];

const written =
  /^(\d{1,4})(?:\s*[/.-]\s*|\s+de\s+|\s+)(\d{1,2}|\p{L}{3,12}\.?)(?:\s*[/.-]\s*|\s+del?\s+|\s+)(\d{1,4})(?:[T ,].*)?$/u;

/** The order in which a column writes its dates, as far as they show it. */
export interface DateOrders {
  /** Takes a date of the column into account. */
  learn(text: string): void;
  /** YYYY-MM-DD; where several days are possible, all of them. */
  read(text: string): string[];
}

/**
 * @param today no date of a table lies behind it, YYYY-MM-DD
 * @param preferred is taken where both are possible
 */
export function createDateOrders(today: string, preferred?: DateOrder): DateOrders {
  let possible: readonly Order[] = orders;
  const readings = (text: string) => readingsOf(text).filter(({ date }) => date <= today);
  const datesIn = (found: readonly Reading[]) => [...new Set(found.map(({ date }) => date))];
  return {
    learn(text) {
      // A year in front leaves no doubt, and says nothing of dates that are written otherwise.
      if (/^\d{4}/.test(text)) return;
      const found = readings(text).map(({ order }) => order);
      if (found.length > 0) possible = possible.filter((order) => found.includes(order));
    },
    read(text) {
      const found = readings(text);
      const proven = found.filter(({ order }) => possible.includes(order));
      const chosen = proven.find(({ order }) => order === preferred);
      if (chosen) return [chosen.date];
      if (proven.length > 0) return datesIn(proven);
      return datesIn(found.length > 0 ? found : readingsOf(text));
    },
  };
}

interface Reading {
  order: Order;
  date: string;
}

function readingsOf(text: string): Reading[] {
  const [, first = '', middle = '', last = ''] = written.exec(text) ?? [];
  const readings = {
    dmy: [last, middle, first],
    mdy: [last, first, middle],
    ymd: [first, middle, last],
  } as const;
  return orders.flatMap((order) => {
    const [year, month, day] = readings[order];
    const isYear = year.length === 2 || year.length === 4;
    const isRight = isYear && day.length <= 2 && /^\d*$/.test(day) && isMonth(month);
    const date = isRight ? dateOf(year, month, day) : undefined;
    return date !== undefined && isDate(date) ? [{ order, date }] : [];
  });
}

/** A year of four digits is none, and neither is a day's place a name's. */
const isMonth = (text: string) => !/^\d{3,}$/.test(text);
