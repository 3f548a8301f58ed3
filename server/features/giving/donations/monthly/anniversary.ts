/** The same day, so many years later; of the 29th of February the 28th. */
export function anniversaryOf(date: string, years: number): string {
  const day = date.slice('YYYY'.length).replace('-02-29', '-02-28');
  return `${Number(date.slice(0, 'YYYY'.length)) + years}${day}`;
}

/** How many anniversaries of a day have come. */
export function yearsOver(from: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(from.slice(0, 4));
  return anniversaryOf(from, years) <= today ? years : years - 1;
}
