import { expect, test } from 'vitest';
import { reasonOfFailure } from './reason-of-failure.ts';

test.each([
  ['The mail server answered 550 5.1.1 to RCPT TO', 'noMailbox'],
  ['The mail server answered 552 5.2.2 to DATA', 'mailboxFull'],
  ['The mail server answered 452 4.2.2 to RCPT TO', 'mailboxFull'],
  ['The mail server answered 550 5.7.1 to DATA', 'refused'],
  ['The mail server answered 550 to RCPT TO', 'refused'],
  ['The mail server answered 421 to the connection', 'unreachable'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
  ['The file x of a mail is not there.', 'other'],
])('%s: %s', (error, reason) => {
  expect(reasonOfFailure(error)).toBe(reason);
});
