import { expect, it } from 'vitest';
import { currentStatus, type Decision } from './folder-document.ts';

const today = '2026-11-20';
const decided = (decision: Partial<Decision>): Decision => ({
  status: 'valid',
  validUntil: null,
  fileIds: ['a', 'b'],
  ...decision,
});

it.each([
  ['as it was decided, in whatever order the files stand', decided({}), ['b', 'a'], 'valid'],
  ['to be looked at again after a file came', decided({}), ['a', 'b', 'c'], 'reviewing'],
  ['to be looked at again after a file went', decided({}), ['a'], 'reviewing'],
  ['waiting for files when all are gone', decided({}), [], 'preparing'],
  ['valid on its last day', decided({ validUntil: today }), ['a', 'b'], 'valid'],
  ['no longer valid the day after', decided({ validUntil: '2026-11-19' }), ['a', 'b'], 'invalid'],
  ['not needed without files', decided({ status: 'excluded', fileIds: [] }), [], 'excluded'],
  [
    'to be looked at when a file came all the same',
    decided({ status: 'excluded', fileIds: [] }),
    ['a'],
    'reviewing',
  ],
])('a document is %s', (_case, decision, files, status) => {
  expect(currentStatus(decision, files, today)).toBe(status);
});
