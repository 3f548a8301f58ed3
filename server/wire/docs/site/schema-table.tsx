import type { DescribedSchema } from '../../describe.ts';
import { transitionsInWords } from '../states.ts';
import { Prose } from './prose-text.tsx';

/** The fields of a schema, and who may do what with each. */
export const SchemaTable = ({
  name,
  summary,
  relations,
  allowed,
  fields,
  ...states
}: DescribedSchema) => (
  <section id={`schema-${name}`}>
    <h2>
      <code>{name}</code>
    </h2>
    <p>
      <Prose>{summary}</Prose>{' '}
      {allowed.length > 0 && `Allowed: ${allowed.map((one) => one.join(' ')).join(', ')}. `}
      Relations: {relations.join(', ') || 'none'}.
    </p>
    {states.transitions.length > 0 && (
      <ul>
        {transitionsInWords(states).map((line) => (
          <li key={line}>
            <Prose>{line}</Prose>
          </li>
        ))}
      </ul>
    )}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
    <div className="table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {['Field', 'Kind or words', 'Read', 'Filter', 'Order', 'Write'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
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
