/** An international number, as `525512345678`, for people: `+52 551 234 5678`; abroad `+` and its digits. */
export function writeInternational(digits: string): string {
  return `+${digits.replace(/^(52)([0-9]{3})([0-9]{3})([0-9]{4})$/, '$1 $2 $3 $4')}`;
}
