/**
 * The header of a file to be saved under this name (RFC 6266): in full, and without accents for programs that know
 * nothing else.
 */
export function contentDisposition(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/gu, '_');
  const full = encodeURIComponent(name.replace(/\p{Cs}/gu, '')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === name
    ? `attachment; filename="${plain}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
