import { invalid } from '#domain/errors.ts';
import { queryInput, toRowQuery } from '../filter.ts';
import { defineAction } from '../registry.ts';
import { schemas } from '../schemas/index.ts';

export const consultar = defineAction({
  name: 'catalogos:consultar',
  summary:
    'Finds rows of a schema: filtered, ordered and in pages. Each viewer finds what is theirs to see.',
  access: 'everyone',
  input: queryInput,
  async handle({ input, viewer, context }) {
    const schema = schemas.get(input.schema);
    if (!schema) throw invalid({ schema: ['El esquema no existe.'] });
    const { items, ...page } = await schema.find(
      context,
      viewer,
      toRowQuery(input, schema, viewer),
    );
    return { data: items, page };
  },
});
