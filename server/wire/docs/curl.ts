import type { ReferenceCall } from './reference.ts';

/** The example as a command; whoever tries it puts the site's address and a token in. */
export function curlOf({ name, access, creates, isMultipart, example }: ReferenceCall): string {
  const lines = [`curl https://casa.example/api/${name}`];
  if (access !== 'everyone' && access !== 'signIn') lines.push('-H "Authorization: Bearer $JWT"');
  if (creates) lines.push('-H "Idempotency-Key: $(uuidgen)"');
  if (isMultipart) {
    for (const [field, value] of Object.entries(example.input ?? {})) {
      lines.push(`-F ${field}=${value}`);
    }
  } else {
    lines.push('-H "Content-Type: application/json"');
    lines.push(
      `-d '${JSON.stringify(example.input, undefined, 2).replaceAll("'", String.raw`'\''`)}'`,
    );
  }
  return lines.join(' \\\n  ');
}
