/** What is wrong with a field, in a list where the message alone would not say with which. */
export const nameProblem = (label: string | undefined, message: string): string => {
  if (!label) return message;
  return `${label}${label.endsWith('?') ? '' : ':'} ${message}`;
};
