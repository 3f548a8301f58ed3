import type { Components } from '../json-schema.ts';
import { FieldTree } from './field-tree.tsx';
import { docsDocument } from './frame.tsx';
import { Prose } from './prose-text.tsx';

/** What several calls take or respond under a name. */
export function typesPage(siteName: string, components: Components): string {
  const types = Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1));
  return docsDocument({
    siteName,
    title: 'Types',
    page: 'types',
    onThisPage: types.map(([name]) => ({ href: `#type-${name}`, label: name })),
    children: types.map(([name, type]) => (
      <section key={name} id={`type-${name}`}>
        <h2>
          <code>{name}</code>
        </h2>
        {type.description && (
          <p>
            <Prose>{type.description}</Prose>
          </p>
        )}
        <FieldTree schema={type} />
      </section>
    )),
  });
}
