import type { ReturnedMail } from './issue-states.ts';

/** There is no such mailbox, it is closed, or its domain takes no mail (RFC 3463): another mail fares no better. */
const noMailbox = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1|4\.4)$/;

/**
 * What a report (RFC 3464, `message/delivery-status`) tells of the mail to one recipient.
 * @returns undefined where the mail was delivered, or may still be
 */
export function readDeliveryStatus(report: string): ReturnedMail | undefined {
  const found = fieldGroups(report)
    .filter((fields) => fields.get('action')?.toLowerCase() === 'failed')
    .map((fields) => /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '');
  if (found.length === 0) return undefined;
  return found.every((status) => noMailbox.test(status)) ? 'noMailbox' : 'bounced';
}

const complaints = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list']);

/** Whether a report (RFC 5965, `message/feedback-report`) says that its reader calls the mail unwanted. */
export const isComplaint = (report: string): boolean =>
  fieldGroups(report).some((fields) =>
    complaints.has(fields.get('feedback-type')?.toLowerCase() ?? ''),
  );

/** The header fields of a report, by their names in lower case; an empty line begins another group. */
function fieldGroups(report: string): ReadonlyMap<string, string>[] {
  return report
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map(
      (group) =>
        new Map(
          group.split('\n').flatMap((line) => {
            const at = line.indexOf(':');
            return at < 0
              ? []
              : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const];
          }),
        ),
    );
}
