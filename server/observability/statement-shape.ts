/** Characters of a statement that are told. */
const longest = 2_000;
const parameter = String.raw`(?:\?|\$\d+)`;
const parameters = new RegExp(String.raw`\(${parameter}(?:, ?${parameter})*\)`, 'g');

/** The same for all statements that differ by their number of values alone; what Kysely compiles holds no values. */
export const shapeOf = (sql: string): string =>
  sql
    .slice(0, 10 * longest)
    .replaceAll(parameters, '(…)')
    .replaceAll(/\(…\)(?:, \(…\))+/g, '(…), …')
    .slice(0, longest);
