// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { accountDraft, readDraft, writeDraft } from './drafts.ts';
import { draftKey, forgetDrafts } from './forget-drafts.ts';

const draft = { name: 'Luna' };

describe('a draft in this browser', () => {
  beforeEach(() => localStorage.clear());

  it('is written under the name of whoever is signed in', () => {
    const name = draftKey('ana', 'pet');
    expect(writeDraft(name, draft, 'ana')).toBe(true);
    expect(readDraft(name)).toEqual(draft);
  });

  it.each([
    ['another account', 'beatriz'],
    ['an account whose name only begins alike', 'an'],
    ['nobody', undefined],
  ])('is not written while %s is signed in', (_, userId) => {
    expect(writeDraft(draftKey('ana', 'pet'), draft, userId)).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('is not written by a form whose account left in another tab', () => {
    let signedIn: string | undefined = 'ana';
    const place = accountDraft('ana', 'event', () => signedIn);
    place.write(draft);
    signedIn = 'beatriz';
    place.write({ name: 'Chispa' });
    expect(place.read()).toEqual(draft);
  });

  it('goes with everybody else’s when somebody signs in', () => {
    writeDraft(draftKey('ana', 'pet'), draft, 'ana');
    writeDraft(draftKey('beatriz', 'pet'), draft, 'beatriz');
    forgetDrafts('beatriz');
    expect(readDraft(draftKey('ana', 'pet'))).toBeUndefined();
    expect(readDraft(draftKey('beatriz', 'pet'))).toEqual(draft);
  });
});
