import { describe, expect, it } from 'vitest';
import { type ReviewForm, reviewInput } from './review.ts';

const rules = reviewInput('2026-11-20');
const form = (said: Partial<ReviewForm>): ReviewForm => ({
  status: 'valid',
  validUntil: '',
  comments: '',
  ...said,
});

describe('a review', () => {
  it('may be valid for ever, or until today', () => {
    expect(rules.parse(form({ comments: ' bien \r\n' }))).toEqual({
      status: 'valid',
      validUntil: null,
      comments: 'bien',
    });
    expect(rules.parse(form({ validUntil: '2026-11-20' })).validUntil).toBe('2026-11-20');
  });

  it.each([
    ['status', { status: 'approved' }, 'chooseOption'],
    ['validUntil', { validUntil: '2027-02-30' }, 'invalidDate'],
    ['validUntil', { validUntil: '2026-11-19' }, 'validUntilPast'],
    ['comments', { status: 'invalid', comments: '  ' }, 'commentRequired'],
    ['comments', { comments: 'x'.repeat(1_001) }, 'tooLong'],
  ])('is refused for its %s: %j', (field, said, message) => {
    const { error } = rules.safeParse(form(said));
    expect(error?.issues).toMatchObject([{ path: [field], message }]);
  });

  it('may tell when what is invalid ran out', () => {
    expect(
      rules.safeParse(form({ status: 'invalid', validUntil: '2020-01-01', comments: 'Venció' }))
        .success,
    ).toBe(true);
  });
});
