import type { JsonSchema } from './json-schema.ts';

/** What a field means wherever it has this name, for those that do not say so themselves. */
const notes: Readonly<Record<string, string>> = {
  apikey: 'Refresh token of a session, for `sesion:iniciar`; single-use',
  archivo: 'The file',
  captcha: 'Solution of a challenge from `captcha:obtener`',
  carpeta: 'Where the file belongs, such as `mascotas/{id}/`',
  codigo: 'Of the authenticator app, or for recovery',
  collate: '`es_ci_ai` compares without case and accents',
  contrasena: 'The password',
  correo: 'Email address',
  destino: 'Page of this site to go on to',
  email: 'Email address',
  estado: 'How it stands',
  field: 'Name of a field of the schema',
  filter: 'Conditions, all of which must hold',
  folio: 'Number within its series',
  jwt: 'Bearer token, valid for an hour',
  lang: 'Language of messages, and of what is mailed',
  limit: 'Rows of a page, 1 to 100',
  mascota_id: 'A pet',
  monto: 'Amount',
  operator: '`=`, `!=`, `>`, `>=`, `<`, `<=`, `like`, `contains`, `in` or `is null`',
  order: 'Fields to order by, the first one first',
  page: 'Which page, from 1',
  payload: 'The fields of the row, as its schema names them',
  schema: 'Which kind of rows: see Schemas',
  serie: 'Series of the document; empty where its kind has one alone',
  telefono: 'Mexican telephone, ten digits; a prefix before them (+52, 01, 044, 045) is dropped',
  value: 'What to compare with',
  version: 'The version that is being changed: another one is 409',
  with: 'Relations to bring along',
  'with-storage': 'Relations of files to bring along',
};

/** Adds them, in objects within objects as well. */
export function withNotes(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, described(name, property)]),
      ),
    }),
    ...(items && { items: withNotes(items) }),
    ...(anyOf && { anyOf: anyOf.map(withNotes) }),
  };
}

function described(name: string, property: JsonSchema): JsonSchema {
  const note = Object.hasOwn(notes, name) ? notes[name] : undefined;
  const within = withNotes(property);
  return note === undefined || property.description !== undefined || property.$ref
    ? within
    : { ...within, description: note };
}
