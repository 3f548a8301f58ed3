interface Placed<Name> {
  /** Missing where the form has no such field. */
  field: Name | undefined;
  message: string | undefined;
}

/**
 * At which of a form's fields the portal's messages stand; what is said of an item of a list, at the field that holds
 * the list.
 * @param fieldOf where those belong whose names are not the fields' own
 */
export function placeMessages<Name extends string>(
  errors: Readonly<Record<string, readonly string[]>>,
  names: readonly Name[],
  fieldOf: Readonly<Record<string, Name>> = {},
): Placed<Name>[] {
  function fieldAbout(name: string): Name | undefined {
    const field = fieldOf[name] ?? names.find((one) => one === name);
    if (field || !name.includes('.')) return field;
    return fieldAbout(name.slice(0, name.lastIndexOf('.')));
  }
  return Object.entries(errors).map(([name, [message]]) => ({ field: fieldAbout(name), message }));
}
