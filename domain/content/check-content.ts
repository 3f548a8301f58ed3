import { z } from 'zod';
import { isEmail } from '../email.ts';
import { type Bilingual, type Language, languages } from '../language.ts';
import { focalPointInput } from '../pets/focal-point.ts';
import { internationalDigits } from '../phone.ts';
import { isRfc, normalizeRfc } from '../rfc.ts';
import { assetId } from './content-assets.ts';
import type { Field } from './field.ts';
import { linkTarget, secureUrl } from './link.ts';
import { isEmptyText } from './rich-text.ts';
import { richText } from './rich-text-schema.ts';
import { isBilingual, type Stored } from './stored-content.ts';

/** What is wrong with a document that somebody wants to publish, and where. */
export interface ContentProblem {
  /** As `sections.2.heading`; with the language where one of them is meant. */
  path: string;
  language?: Language;
  problem: 'required' | 'contentSlugTaken' | 'contentPictureWithoutText' | 'contentTooFew';
}

/** Texts of any language may be empty here: a draft is kept as it is. What no form makes is refused. */
export function draftSchema(field: Field, inOne = false): z.ZodType {
  switch (field.kind) {
    case 'group':
      return z.strictObject(
        Object.fromEntries(
          Object.entries(field.fields).map(([name, each]) => [name, draftSchema(each, inOne)]),
        ),
      );
    case 'list':
      return z.array(draftSchema(field.of, inOne)).max(field.max);
    case 'perLanguage':
      return bothOf(draftSchema(field.of, true));
    case 'link':
      return field.optional ? linkSchema(inOne).nullable() : linkSchema(inOne);
    case 'picture':
      return z
        .strictObject({
          id: assetId,
          alt: inOne ? words(300) : bothOf(words(300)),
          focus: focalPointInput.optional(),
        })
        .nullable();
    case 'file':
      return z.strictObject({ id: assetId }).nullable();
    default: {
      const leaf = leafSchema(field);
      return isBilingual(field, inOne) ? bothOf(leaf) : leaf;
    }
  }
}

const words = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\0]*$/);
const bothOf = (of: z.ZodType) => z.strictObject({ es: of, en: of });
const orEmpty = (of: z.ZodType) => z.union([z.literal(''), of]);

const linkSchema = (inOne: boolean) =>
  z
    .looseObject({ label: inOne ? words(120) : bothOf(words(120)) })
    .refine(({ label: _label, ...target }) => linkTarget.safeParse(target).success);

type Leaf = Exclude<
  Field,
  { kind: 'group' | 'list' | 'perLanguage' | 'link' | 'picture' | 'file' }
>;

function leafSchema(field: Leaf): z.ZodType {
  switch (field.kind) {
    case 'line':
      return words(field.max).regex(/^[^\n]*$/);
    case 'text':
      return words(field.max);
    case 'lines':
      return z
        .array(words(1_500))
        .max(60)
        .refine((all) => all.join('').length <= field.max);
    case 'slug':
      return orEmpty(
        z
          .string()
          .max(field.max)
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      );
    case 'richText':
      return richText;
    case 'url':
      return z.string().refine((value) => value === '' || secureUrl.safeParse(value).success, {
        error: 'contentUrlInvalid',
      });
    case 'email':
      return z
        .string()
        .max(field.max)
        .refine((value) => value === '' || isEmail(value), { error: 'emailInvalid' });
    case 'phone':
      return z
        .string()
        .max(field.max)
        .refine((value) => value === '' || internationalDigits(value) !== undefined, {
          error: 'contentPhone',
        });
    case 'rfc':
      return z
        .string()
        .max(20)
        .refine((value) => value === '' || isRfc(normalizeRfc(value)), { error: 'rfcInvalid' });
    case 'date':
      return orEmpty(z.iso.date());
    case 'number':
    case 'money':
      return z.number().min(field.min).max(field.max).nullable();
    case 'choice':
      return z.enum(Object.keys(field.options) as [string, ...string[]]);
    case 'key':
      return z.string().regex(/^[\w-]{1,80}$/);
  }
}

type Node = Readonly<Record<string, unknown>>;

/** Of a document that fits `draftSchema`: what is missing before it may be published. */
export function contentProblems(
  field: Field,
  stored: Stored,
  path = '',
  only?: Language,
): ContentProblem[] {
  const at = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  const value = stored as Node;
  switch (field.kind) {
    case 'group':
      return Object.entries(field.fields).flatMap(([name, each]) =>
        contentProblems(each, value[name], at(name), only),
      );
    case 'list': {
      const items = stored as readonly unknown[];
      const tooFew: ContentProblem[] =
        items.length < field.min
          ? [{ path, ...(only && { language: only }), problem: 'contentTooFew' }]
          : [];
      return [
        ...tooFew,
        ...items.flatMap((item, index) => contentProblems(field.of, item, at(index), only)),
        ...repeatedSlugs(field.of, items, at, only),
      ];
    }
    case 'perLanguage':
      return languages.flatMap((language) =>
        contentProblems(field.of, value[language], path, language),
      );
    case 'link':
      return stored === null ? [] : missing(value.label, path, only);
    case 'picture':
      return stored === null
        ? requiredUnless(field.optional, path, only)
        : field.decorative
          ? []
          : missing(value.alt, path, only, 'contentPictureWithoutText');
    case 'file':
      return stored === null ? requiredUnless(field.optional, path, only) : [];
    case 'key':
    case 'choice':
      return [];
    default:
      if (field.optional) return onlyInOne(field, stored, path, only);
      return isBilingual(field, only !== undefined)
        ? missing(stored, path, undefined)
        : isEmpty(stored)
          ? requiredUnless(false, path, only)
          : [];
  }
}

/** What may be left out is there in both languages, or in none. */
function onlyInOne(field: Field, stored: Stored, path: string, only?: Language): ContentProblem[] {
  if (!isBilingual(field, only !== undefined)) return [];
  const empty = missing(stored, path, undefined);
  return empty.length === 1 ? empty : [];
}

const requiredUnless = (
  isOptional: boolean | undefined,
  path: string,
  language?: Language,
): ContentProblem[] =>
  isOptional ? [] : [{ path, ...(language && { language }), problem: 'required' }];

function missing(
  value: unknown,
  path: string,
  only: Language | undefined,
  problem: ContentProblem['problem'] = 'required',
): ContentProblem[] {
  if (only) return isEmpty(value) ? [{ path, language: only, problem }] : [];
  const both = value as Bilingual<unknown>;
  return languages
    .filter((language) => isEmpty(both[language]))
    .map((language) => ({ path, language, problem }));
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && isEmptyText(value);
}

/** Two sections or questions with one address: a link would lead to the first alone. */
function repeatedSlugs(
  of: Field,
  items: readonly unknown[],
  at: (index: number) => string,
  only?: Language,
): ContentProblem[] {
  if (of.kind !== 'group') return [];
  const found = Object.entries(of.fields).find(([, each]) => each.kind === 'slug');
  if (!found) return [];
  const [name] = found;
  return (only ? [only] : languages).flatMap((language) => {
    const slugs = items.map((item) => {
      const slug = (item as Node)[name];
      return only ? slug : (slug as Bilingual)[language];
    });
    return slugs.flatMap((slug, index): ContentProblem[] =>
      slug !== '' && slugs.indexOf(slug) < index
        ? [{ path: `${at(index)}.${name}`, language, problem: 'contentSlugTaken' }]
        : [],
    );
  });
}
