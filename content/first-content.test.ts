import { describe, expect, it } from 'vitest';
import { contentProblems, draftSchema } from '#domain/content/check-content.ts';
import { contentKeys, documentOf } from '#domain/content/content-documents.ts';
import { type Organisation, resolvedOrganisation } from '#domain/content/organisation-fields.ts';
import { completed, emptyOf, shownIn, storedFrom } from '#domain/content/stored-content.ts';
import { languages } from '#domain/language.ts';
import { firstContent } from './first-content.ts';

const addressParts = ['street', 'postalCode', 'city', 'federalState'].map(
  (part) => `address.${part}`,
);

describe.each(contentKeys)('the first version of %s', (key) => {
  const { field } = documentOf(key);
  const stored = storedFrom(field, firstContent[key]);

  it.each(languages)('reads in %s as it is written', (language) => {
    const shown = shownIn(field, stored, language);
    const complete = (text: unknown) =>
      key === 'organisation' ? resolvedOrganisation(text as Organisation) : text;
    expect(complete(shown)).toEqual(complete(firstContent[key][language]));
  });

  it('may be stored as a draft and published', () => {
    expect(draftSchema(field).safeParse(stored).error).toBeUndefined();
    // Who the organisation is only its people know: nothing is invented for them.
    const missing = contentProblems(field, stored).map(({ path }) => path);
    expect(missing).toEqual(
      key === 'organisation' ? ['legalName', ...addressParts, 'mailboxes.hello'] : [],
    );
  });

  it('may be stored without a text, but not published', () => {
    const empty = emptyOf(field, () => 'new');
    expect(draftSchema(field).safeParse(empty).error).toBeUndefined();
    // Of a notice that is not shown nothing is missing.
    expect(contentProblems(field, empty).length > 0).toBe(key !== 'emergencyBanner');
  });

  it('completes what was stored before a field was there', () => {
    expect(completed(field, {}, stored)).toEqual(stored);
  });
});
