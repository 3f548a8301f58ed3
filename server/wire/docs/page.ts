import { type DescribedAction, type DescribedSchema, describeWire } from '../describe.ts';
import { prose } from './prose.ts';

/** A plain page without a script: it needs no more than its own style sheet, however strict the policy. */
export function docsPage(siteName: string): string {
  const { actions, schemas } = describeWire();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Wire API · ${escapeHtml(siteName)}</title>
<link rel="stylesheet" href="docs/style.css">
</head>
<body>
<main>
<h1>Wire API</h1>
<p>${escapeHtml(siteName)}. As OpenAPI: <a href="docs/json">docs/json</a>.</p>
${prose.map(({ title, paragraphs }) => `<h2>${escapeHtml(title)}</h2>${paragraphs.map((text) => `<p>${inline(text)}</p>`).join('\n')}`).join('\n')}
<h2>Actions</h2>
${actions.map(actionSection).join('\n')}
<h2>Schemas</h2>
${schemas.map(schemaSection).join('\n')}
</main>
</body>
</html>
`;
}

export const docsStyle = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; background: light-dark(#fdf8f0, #1e1320); color: light-dark(#2a1a2e, #f5ecdf); }
main { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
h2 { margin-top: 3rem; border-top: 1px solid; padding-top: 1.5rem; }
a { color: inherit; }
code, pre { font: 0.9em ui-monospace, monospace; }
pre, .table { overflow-x: auto; border: 1px solid; border-radius: 0.75rem; padding: 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.35rem 0.75rem 0.35rem 0; }
`;

function actionSection({
  name,
  summary,
  access,
  produces,
  creates,
  body,
}: DescribedAction): string {
  return `<section><h3><code>${escapeHtml(name)}</code></h3>
<p>${inline(summary)} Access: ${access}.${produces ? ` The answer is a file (${produces}).` : ''}${creates ? ' Takes an <code>Idempotency-Key</code>.' : ''}</p>
<pre tabindex="0">${escapeHtml(JSON.stringify(body, undefined, 2))}</pre></section>`;
}

function schemaSection({ name, summary, relations, allowed, fields }: DescribedSchema): string {
  const rows = fields.map((field) =>
    [
      `<code>${escapeHtml(field.name)}</code>`,
      escapeHtml(field.words.join(', ') || field.kind),
      field.readableBy,
      field.filterableBy,
      field.orderableBy,
      field.writableBy,
    ]
      .map((cell) => `<td>${cell}</td>`)
      .join(''),
  );
  return `<section><h3><code>${escapeHtml(name)}</code></h3>
<p>${inline(summary)} ${allowed.length > 0 ? `Allowed: ${allowed.map((one) => one.join(' ')).join(', ')}. ` : ''}Relations: ${escapeHtml(relations.join(', ') || 'none')}.</p>
<div class="table" tabindex="0"><table>
<thead><tr><th>Field</th><th>Kind or words</th><th>Read</th><th>Filter</th><th>Order</th><th>Write</th></tr></thead>
<tbody>${rows.map((cells) => `<tr>${cells}</tr>`).join('\n')}</tbody>
</table></div></section>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Escapes, and sets what stands between backticks as code. */
const inline = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
