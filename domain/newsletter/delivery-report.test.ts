import { describe, expect, it } from 'vitest';
import { isComplaint, readDeliveryStatus } from './delivery-report.ts';

const report = (action: string, status: string) =>
  [
    'Reporting-MTA: dns; mx.example.org',
    'Arrival-Date: Fri, 20 Nov 2026 12:00:00 -0600',
    '',
    'Final-Recipient: rfc822; ana@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <ana@example.org>:',
    '  Recipient address rejected',
    '',
  ].join('\r\n');

describe('a delivery report', () => {
  it.each(['5.1.1', '5.1.2', '5.1.10', '5.2.1', '5.4.4', '5.1.1 (no such user)'])(
    'says with %s that there is no mailbox',
    (status) => expect(readDeliveryStatus(report('failed', status))).toBe('noMailbox'),
  );

  it.each(['5.2.2', '5.7.1', '5.0.0', '4.4.7', '5.1.11', '', 'nonsense'])(
    'says with "%s" that this mail came back, and no more',
    (status) => expect(readDeliveryStatus(report('failed', status))).toBe('bounced'),
  );

  it.each(['delayed', 'delivered', 'relayed', 'expanded', ''])(
    'means nothing while the action is "%s"',
    (action) => expect(readDeliveryStatus(report(action, '5.1.1'))).toBeUndefined(),
  );

  it('takes the kinder of two', () => {
    const both = `${report('failed', '5.1.1')}\r\n${report('Failed', '5.2.2')}`;
    expect(readDeliveryStatus(both)).toBe('bounced');
  });
});

it('knows a complaint from what is none', () => {
  const feedback = (type: string) => `Feedback-Type: ${type}\r\nUser-Agent: x/1\r\nVersion: 1\r\n`;
  expect(isComplaint(feedback('abuse'))).toBe(true);
  expect(isComplaint(feedback('Fraud'))).toBe(true);
  expect(isComplaint(feedback('not-spam'))).toBe(false);
  expect(isComplaint('Subject: Feedback-Type: abuse')).toBe(false);
});
