/**
 * The header of a file to be saved, or shown, under this name (RFC 6266): in full, and without accents for programs
 * that know nothing else.
 */
export function contentDisposition(
  name: string,
  way: 'attachment' | 'inline' = 'attachment',
): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/gu, '_');
  const full = encodeURIComponent(name.replace(/\p{Cs}/gu, '')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === name
    ? `${way}; filename="${plain}"`
    : `${way}; filename="${plain}"; filename*=UTF-8''${full}`;
}
