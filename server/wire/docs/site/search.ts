import type { JsonSchema } from '../json-schema.ts';
import { prose } from '../prose.ts';
import type { Reference } from '../reference.ts';
import { callAddress, guideAddress, schemaAddress, typeAddress } from './addresses.ts';
import { titleOf } from './subjects.ts';

export const longestTerm = 100;
const mostWords = 8;
export const mostResults = 60;

export interface SearchEntry {
  kind: 'call' | 'guide' | 'schema' | 'type';
  name: string;
  href: string;
  summary: string;
  /** In lower case, all that finds it beside its name. */
  text: string;
}

interface DescribedReference extends Pick<Reference, 'groups' | 'components'> {
  schemas: readonly { name: string; summary: string; fields: readonly { name: string }[] }[];
}

/** Everything that the reference describes, in the order in which equal results are shown. */
export function searchEntries({ groups, components, schemas }: DescribedReference): SearchEntry[] {
  const calls = groups.flatMap(({ name: subject, calls }) =>
    calls.map(
      (call): SearchEntry => ({
        kind: 'call',
        name: call.name,
        href: callAddress(call.name),
        summary: call.summary,
        text: lower(
          titleOf(subject),
          call.description,
          ...fieldNames(call.input),
          ...call.payloads.flatMap(({ payload }) => fieldNames(payload)),
          ...(call.output ? fieldNames(call.output) : []),
          ...call.errors.map(({ code }) => code),
        ),
      }),
    ),
  );
  const guide = prose.map(
    ({ title, paragraphs }): SearchEntry => ({
      kind: 'guide',
      name: title,
      href: guideAddress(title),
      summary: '',
      text: lower(...paragraphs),
    }),
  );
  const rows = schemas.map(
    ({ name, summary, fields }): SearchEntry => ({
      kind: 'schema',
      name,
      href: schemaAddress(name),
      summary: '',
      text: lower(summary, ...fields.map((field) => field.name)),
    }),
  );
  const types = Object.entries(components).map(
    ([name, type]): SearchEntry => ({
      kind: 'type',
      name,
      href: typeAddress(name),
      summary: type.description ?? '',
      text: lower(type.description ?? '', ...fieldNames(type)),
    }),
  );
  return [...calls, ...guide, ...rows, ...types];
}

/** Those that hold every word of the term: first those whose name does. */
export function search(entries: readonly SearchEntry[], term: string): SearchEntry[] {
  const words = lower(term).split(/\s+/).filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return [];
  const found = entries.filter(({ name, text }) => {
    const ownName = lower(name);
    return words.every((word) => ownName.includes(word) || text.includes(word));
  });
  const isNamed = ({ name }: SearchEntry) => words.every((word) => lower(name).includes(word));
  return [...found.filter(isNamed), ...found.filter((entry) => !isNamed(entry))];
}

/** Of what it holds, and of what stands in that. */
function fieldNames({ properties = {}, items, anyOf = [], oneOf = [] }: JsonSchema): string[] {
  const parts = [...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...oneOf];
  return [...Object.keys(properties), ...parts.flatMap(fieldNames)];
}

const lower = (...texts: string[]) => texts.join(' ').toLowerCase();
