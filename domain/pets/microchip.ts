/** What readers, labels and tables put between the signs. */
const separators = /[\s.*_\-\u2010-\u2015\p{Cf}]/gu;

/**
 * 15 digits (ISO 11784 and 11785), and what was implanted before: 9 digits (AVID), or 10 letters and digits (FECAVA,
 * Trovan).
 */
const shape = /^(?:[0-9]{15}|[0-9]{9}|(?=[A-Z]*[0-9])[0-9A-Z]{10})$/;

/**
 * The number of a microchip, whatever stands between its signs. Undefined for anything else.
 * @returns in capitals
 */
export function readMicrochip(text: string): string | undefined {
  const signs = text.replace(separators, '').toUpperCase();
  const number = signs.replace(/^AVID(?=[0-9]{9}$)/, '');
  return shape.test(number) ? number : undefined;
}
