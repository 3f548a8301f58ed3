import { htmlDocument } from '#server/html-document.ts';
import {
  accessName,
  type DescribedAction,
  type DescribedSchema,
  describeWire,
} from '../describe.ts';
import { prose } from './prose.ts';

/** A plain page without a script: it needs no more than its own style sheet, however strict the policy. */
export function docsPage(siteName: string): string {
  const { actions, schemas } = describeWire();
  return htmlDocument(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Wire API · ${siteName}`}</title>
        <link rel="stylesheet" href="docs/style.css" />
      </head>
      <body>
        <main>
          <h1>Wire API</h1>
          <p>
            {siteName}. As OpenAPI: <a href="docs/json">docs/json</a>.
          </p>
          {prose.map(({ title, paragraphs }) => (
            <section key={title}>
              <h2>{title}</h2>
              {paragraphs.map((text) => (
                <p key={text}>
                  <Prose>{text}</Prose>
                </p>
              ))}
            </section>
          ))}
          <h2>Actions</h2>
          {actions.map((action) => (
            <ActionSection key={action.name} {...action} />
          ))}
          <h2>Schemas</h2>
          {schemas.map((schema) => (
            <SchemaSection key={schema.name} {...schema} />
          ))}
        </main>
      </body>
    </html>,
  );
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

const ActionSection = ({ name, summary, access, produces, creates, body }: DescribedAction) => (
  <section>
    <h3>
      <code>{name}</code>
    </h3>
    <p>
      <Prose>{summary}</Prose> Access: {accessName(access)}.
      {produces && ` The answer is a file (${produces}).`}
      {creates && (
        <>
          {' '}
          Takes an <code>Idempotency-Key</code>.
        </>
      )}
    </p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
    <pre tabIndex={0}>{JSON.stringify(body, undefined, 2)}</pre>
  </section>
);

const SchemaSection = ({ name, summary, relations, allowed, fields }: DescribedSchema) => (
  <section>
    <h3>
      <code>{name}</code>
    </h3>
    <p>
      <Prose>{summary}</Prose>{' '}
      {allowed.length > 0 && `Allowed: ${allowed.map((one) => one.join(' ')).join(', ')}. `}
      Relations: {relations.join(', ') || 'none'}.
    </p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
    <div className="table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {['Field', 'Kind or words', 'Read', 'Filter', 'Order', 'Write'].map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name}>
              <td>
                <code>{field.name}</code>
              </td>
              <td>{field.words.join(', ') || field.kind}</td>
              <td>{field.readableBy}</td>
              <td>{field.filterableBy}</td>
              <td>{field.orderableBy}</td>
              <td>{field.writableBy}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

/** What stands between backticks is code. */
const Prose = ({ children }: { children: string }) =>
  children.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is written once.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
