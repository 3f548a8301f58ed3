import { htmlDocument } from '#server/html-document.ts';
import { describeWire } from '../describe.ts';
import { CallSection } from './call-section.tsx';
import { FieldTree } from './field-tree.tsx';
import { prose } from './prose.ts';
import { Prose } from './prose-text.tsx';
import { describeReference, type Reference } from './reference.ts';
import { anchorOf, SchemaTable } from './schema-table.tsx';

/** The reference: one page without a script, that needs no more than its own style sheet, however strict the policy. */
export function docsPage(siteName: string): string {
  const reference = describeReference();
  const { schemas } = describeWire();
  return htmlDocument(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`API reference · ${siteName}`}</title>
        <link rel="stylesheet" href="docs/style.css" />
      </head>
      <body>
        <a className="skip" href="#content">
          Skip to the content
        </a>
        <div className="page">
          <Contents groups={reference.groups} schemas={schemas.map(({ name }) => name)} />
          <main id="content">
            <h1>{siteName}: API reference</h1>
            <p>
              Every call is <code>POST /api/&lt;name&gt;</code>. For tools:{' '}
              <a href="openapi.json">OpenAPI 3.1</a>.
            </p>
            {prose.map(({ title, paragraphs }) => (
              <section key={title} id={anchorOf(title)}>
                <h2>{title}</h2>
                {paragraphs.map((text) => (
                  <p key={text}>
                    <Prose>{text}</Prose>
                  </p>
                ))}
              </section>
            ))}
            {reference.groups.map(({ name, calls }) => (
              <section key={name} id={name}>
                <h2>
                  <code>{name}</code>
                </h2>
                {calls.map((call) => (
                  <CallSection key={call.name} call={call} />
                ))}
              </section>
            ))}
            <section id="schemas">
              <h2>Schemas</h2>
              <p>
                Rows of <code>catalogos:*</code> and <code>documentos:*</code>, by the{' '}
                <code>schema</code> that a call names: who reads, filters, orders and writes each
                field.
              </p>
              {schemas.map((schema) => (
                <SchemaTable key={schema.name} {...schema} />
              ))}
            </section>
            <section id="types">
              <h2>Types</h2>
              {Object.entries(reference.components)
                .sort(([a], [b]) => (a < b ? -1 : 1))
                .map(([name, type]) => (
                  <section key={name} id={`type-${name}`}>
                    <h3>
                      <code>{name}</code>
                    </h3>
                    {type.description && (
                      <p>
                        <Prose>{type.description}</Prose>
                      </p>
                    )}
                    <FieldTree schema={type} />
                  </section>
                ))}
            </section>
          </main>
        </div>
      </body>
    </html>,
  );
}

function Contents({ groups, schemas }: Pick<Reference, 'groups'> & { schemas: string[] }) {
  return (
    <nav aria-label="Calls">
      <details>
        <summary>Guide</summary>
        <ul>
          {prose.map(({ title }) => (
            <li key={title}>
              <a href={`#${anchorOf(title)}`}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
      {groups.map(({ name, calls }) => (
        <details key={name}>
          <summary>{name}</summary>
          <ul>
            <li>
              <a href={`#${name}`}>all of {name}</a>
            </li>
            {calls.map((call) => (
              <li key={call.name}>
                <a href={`#${call.name}`}>{call.name.slice(name.length + 1)}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <details>
        <summary>Schemas</summary>
        <ul>
          {schemas.map((name) => (
            <li key={name}>
              <a href={`#schema-${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </details>
      <p>
        <a href="#types">Types</a>
      </p>
    </nav>
  );
}
