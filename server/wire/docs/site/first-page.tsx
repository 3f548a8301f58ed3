import type { DescribedSchema } from '../../describe.ts';
import { prose } from '../prose.ts';
import type { Reference } from '../reference.ts';
import {
  anchorOf,
  callAddress,
  guideAddress,
  schemaAddress,
  subjectAddress,
  typeAddress,
} from './addresses.ts';
import { docsDocument } from './frame.tsx';
import { Prose } from './prose-text.tsx';
import { sections, titleOf } from './subjects.ts';

/**
 * Every call in one line. What it lists has the anchors that the reference had while it was one page, so that links to
 * them lead to a line that leads on.
 */
export function firstPage(
  siteName: string,
  { groups, components }: Reference,
  schemas: readonly DescribedSchema[],
): string {
  const callsOf = new Map(groups.map(({ name, calls }) => [name, calls]));
  return docsDocument({
    siteName,
    title: 'API reference',
    page: '',
    children: (
      <>
        <p>
          Every call is <code>POST /api/&lt;name&gt;</code> with a JSON object; the{' '}
          <a href={subjectAddress('guide')}>guide</a> says what all calls have in common. For tools:{' '}
          <a href="/api/openapi.json">OpenAPI 3.1</a>.
        </p>
        <section>
          <h2>Guide</h2>
          <Links
            links={prose.map(({ title }) => ({
              id: anchorOf(title),
              label: title,
              href: guideAddress(title),
            }))}
          />
        </section>
        {sections.map(({ title, subjects }) => (
          <section key={title}>
            <h2>{title}</h2>
            {subjects.map((subject) => (
              <section key={subject} id={subject}>
                <h3>
                  <a href={subjectAddress(subject)}>{titleOf(subject)}</a>
                </h3>
                <ul className="calls">
                  {callsOf.get(subject)?.map(({ name, summary }) => (
                    <li key={name} id={name}>
                      <a href={callAddress(name)}>
                        <code>{name}</code>
                      </a>
                      <span>
                        <Prose>{summary}</Prose>
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </section>
        ))}
        <section id="schemas">
          <h2>Schemas</h2>
          <Links
            links={schemas.map(({ name }) => ({
              id: `schema-${name}`,
              label: name,
              href: schemaAddress(name),
            }))}
          />
        </section>
        <section id="types">
          <h2>Types</h2>
          <Links
            links={Object.keys(components)
              .sort()
              .map((name) => ({ id: `type-${name}`, label: name, href: typeAddress(name) }))}
          />
        </section>
      </>
    ),
  });
}

const Links = ({ links }: { links: readonly { id: string; label: string; href: string }[] }) => (
  <ul className="links">
    {links.map(({ id, label, href }) => (
      <li key={id} id={id}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
);
