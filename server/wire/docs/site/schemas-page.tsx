import type { DescribedSchema } from '../../describe.ts';
import { docsDocument } from './frame.tsx';
import { SchemaTable } from './schema-table.tsx';

/** What rows and documents hold, and who may do what with each field. */
export const schemasPage = (siteName: string, schemas: readonly DescribedSchema[]): string =>
  docsDocument({
    siteName,
    title: 'Schemas',
    page: 'schemas',
    onThisPage: schemas.map(({ name }) => ({ href: `#schema-${name}`, label: name })),
    children: (
      <>
        <p>
          Rows of <code>catalogos:*</code> and <code>documentos:*</code>, by the <code>schema</code>{' '}
          that a call names: who reads, filters, orders and writes each field.
        </p>
        {schemas.map((schema) => (
          <SchemaTable key={schema.name} {...schema} />
        ))}
      </>
    ),
  });
