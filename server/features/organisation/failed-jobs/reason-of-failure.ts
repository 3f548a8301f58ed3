import type { FailureReason } from '#domain/jobs/failed-work.ts';

/** By what `smtp-mailer.ts` and the connection say (RFC 3463). */
export function reasonOfFailure(error: string): FailureReason {
  const [, code = '', detail = ''] =
    /answered ([245]\d\d)(?: (\d\.\d{1,3}\.\d{1,3}))? to/.exec(error) ?? [];
  if (/^5\.1\.[1236]$/.test(detail)) return 'noMailbox';
  if (/^[45]\.2\.2$/.test(detail) || code === '552') return 'mailboxFull';
  if (code.startsWith('5')) return 'refused';
  if (code !== '' || /timeout|timed out|ECONN|ENOTFOUND|EAI_AGAIN|socket|connect/i.test(error)) {
    return 'unreachable';
  }
  return 'other';
}
