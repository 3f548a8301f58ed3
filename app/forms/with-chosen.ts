/** The options, with what is chosen among them even where it came from elsewhere. */
export function withChosen<Option extends { value: string; label: string }>(
  options: readonly Option[],
  chosen: string,
): readonly { value: string; label: string }[] {
  if (chosen === '' || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: chosen }];
}
