/** '93000262276908' as '9300 0262 2769 08': easier to read out and to compare. */
export const groupedReference = (reference: string): string =>
  reference.replace(/\S{4}(?=\S)/g, '$& ');
