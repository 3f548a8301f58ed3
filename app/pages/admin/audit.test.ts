import { expect, test } from 'vitest';
import { describeDetails } from './audit.ts';

test('details are written out in one line', () => {
  expect(describeDetails({ before: ['member'], after: ['member', 'administrator'] })).toBe(
    'before: member · after: member, administrator',
  );
  expect(describeDetails({ device: 'Chrome · Linux' })).toBe('device: Chrome · Linux');
  expect(describeDetails({})).toBe('');
});
