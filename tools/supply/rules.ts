export interface Package {
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

/** Everything here may be used, changed and passed on with the portal; LGPL and MPL for they stay files of their own. */
const allowed = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['CC-BY-4.0', 'LGPL-3.0-or-later', 'MIT', 'MIT-0', 'MIT-CMU', 'MPL-2.0', 'OFL-1.1'],
  ...['Python-2.0', 'Unlicense', 'Zlib'],
]);

/** Their package.json names no licence of SPDX; read by a person in the package: MIT, MIT, and the free one of Bitstream Vera. */
export const readByHand: readonly string[] = ['combine-errors', 'png-js', 'dejavu-fonts-ttf'];

/** @param expression as of SPDX, without nesting deeper than one pair of brackets */
export function isAllowedLicence(expression: string): boolean {
  const plain = expression.replace(/[()]/g, ' ').trim();
  return plain
    .split(/\s+AND\s+/i)
    .every((all) => all.split(/\s+OR\s+/i).some((one) => allowed.has(one.trim())));
}

/** What real keys look like; the portal's own examples and tests hold none of this shape. */
const secretShapes: Record<string, RegExp> = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*\n(?:[A-Za-z0-9+/=]{40,}\s*\n){3}/,
  'Stripe key': /\b[rs]k_live_[A-Za-z0-9]{20,}/,
  'AWS key': /\bAKIA[0-9A-Z]{16}\b/,
  'GitHub token': /\bgh[pousr]_[A-Za-z0-9]{36,}\b/,
  'Slack token': /\bxox[abprs]-[A-Za-z0-9-]{20,}/,
  'Google key': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'Conekta key': /\bkey_(?:live|prod)_?[A-Za-z0-9]{18,}/,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'password in an address':
    /\b(?:postgres(?:ql)?|smtps?|imaps?):\/\/[\w.%-]+:(?!secret|password|example|PASSWORD|contrasena|\$|\{|<|\*|…)[^@\s'"`/]{12,}@(?!127\.|localhost|[\w.-]*example)/,
};

export function secretsIn(text: string): { kind: string; line: number }[] {
  return Object.entries(secretShapes).flatMap(([kind, shape]) => {
    const found = shape.exec(text);
    return found ? [{ kind, line: text.slice(0, found.index).split('\n').length }] : [];
  });
}
