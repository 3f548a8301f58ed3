/** The names of a form's fields, in its order: `address.street`, `shares.0.amount`. A list of plain values is one field. */
export function fieldNames(values: object, within = ''): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const name = `${within}${key}`;
    return holdsFields(value) ? fieldNames(value, `${name}.`) : [name];
  });
}

const holdsFields = (value: unknown): value is object =>
  Array.isArray(value) ? isRow(value[0]) : isRow(value);

const isRow = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
