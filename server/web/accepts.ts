const isAccepted = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
};

/** Whether a caller takes this encoding, by what `Accept-Encoding` says (RFC 9110 §12.5.3). */
export function accepts(
  header: string | string[] | undefined,
  encoding: keyof typeof isAccepted,
): boolean {
  return isAccepted[encoding].test(String(header ?? ''));
}
