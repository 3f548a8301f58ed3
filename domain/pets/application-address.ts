/**
 * Where a link to the organisation's adoption application leads. An e-mail address becomes a letter that is begun
 * already; in the address of a form `{mascota}` and `{enlace}` stand for the pet's name and the address of its page.
 */
export function applicationAddress(
  application: string,
  {
    name,
    address,
    subject,
    text,
  }: { name: string; address: string; subject: string; text: string },
): string {
  if (!/^https?:/.test(application)) {
    return `mailto:${application}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  }
  return application
    .replaceAll('{mascota}', encodeURIComponent(name))
    .replaceAll('{enlace}', encodeURIComponent(address));
}
