import { componentName, type JsonSchema } from '../json-schema.ts';
import { typeAddress } from './addresses.ts';
import { Prose } from './prose-text.tsx';

/** What stands in an object, with what stands in its objects. */
export function FieldTree({ schema, needs = false }: { schema: JsonSchema; needs?: boolean }) {
  const inside = objectIn(schema);
  const choices = schema.oneOf ?? schema.anyOf;
  if (!inside?.properties) {
    if (!choices) return <p className="facts">{<TypeName schema={schema} />}</p>;
    return (
      <ul className="fields">
        {choices.map((choice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is written once.
          <li key={index}>
            <span className="type">{index === 0 ? 'either' : 'or'}</span>{' '}
            <TypeName schema={choice} />
            {objectIn(choice)?.properties && <FieldTree schema={choice} needs={needs} />}
          </li>
        ))}
      </ul>
    );
  }
  const required = new Set(inside.required);
  return (
    <ul className="fields">
      {Object.entries(inside.properties).map(([name, field]) => (
        <li key={name}>
          <code>{name}</code>
          <span className="type">
            <TypeName schema={field} />
          </span>
          {needs && required.has(name) && <span className="need">required</span>}
          {!needs && !required.has(name) && <span className="type">may be missing</span>}
          {field.description && (
            <span className="note">
              <Prose>{field.description}</Prose>
            </span>
          )}
          {objectIn(field)?.properties && (
            <details>
              <summary>
                Fields of <code>{name}</code>
              </summary>
              <FieldTree schema={field} needs={needs} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The object that a schema is, or is a list of, or may be. */
function objectIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema;
  if (schema.items) return objectIn(schema.items);
  const some = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  return some.length === 1 && some[0] ? objectIn(some[0]) : undefined;
}

function TypeName({ schema }: { schema: JsonSchema }) {
  const name = componentName(schema);
  if (name) return <a href={typeAddress(name)}>{name}</a>;
  if (schema.items) {
    return (
      <>
        list of <TypeName schema={schema.items} />
      </>
    );
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    return choices.map((choice, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is written once.
      <span key={index}>
        {index > 0 && ' or '}
        <TypeName schema={choice} />
      </span>
    ));
  }
  return plainType(schema);
}

function plainType({ const: only, enum: words, type, format, maxLength }: JsonSchema): string {
  if (only !== undefined) return JSON.stringify(only);
  if (words) return words.map((word) => JSON.stringify(word)).join(' | ');
  const kind = Array.isArray(type) ? type.join(' or ') : (type ?? 'anything');
  const most = maxLength === undefined ? '' : `, ${maxLength} characters at most`;
  return (format ? `${kind} (${format})` : kind) + most;
}
