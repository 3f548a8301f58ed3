/** Words of the wire, as summaries list them. */
export const quoted = (words: readonly string[]): string =>
  words.map((word) => `\`${word}\``).join(', ');
