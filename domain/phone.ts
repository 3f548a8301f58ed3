/** The ten digits of a telephone written as 10 digits or as 3-3-4 with dashes; undefined for anything else. */
export function parsePhone(text: string): string | undefined {
  return /^([0-9]{10}|[0-9]{3}-[0-9]{3}-[0-9]{4})$/.test(text)
    ? text.replaceAll('-', '')
    : undefined;
}

/** Groups digits 3-3-rest, also while they are being typed; whatever is not a digit, or beyond the tenth, goes. */
export function formatPhone(text: string): string {
  const digits = text.replace(/[^0-9]/g, '').slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** An international number, as `525512345678`, for people: `+52 551 234 5678`; abroad `+` and its digits. */
export function writeInternational(digits: string): string {
  return `+${digits.replace(/^(52)([0-9]{3})([0-9]{3})([0-9]{4})$/, '$1 $2 $3 $4')}`;
}
