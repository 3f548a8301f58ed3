import { auditFields, type findAuditEntries, longestPersonTerm } from '#domain/audit-calls.ts';
import type { GivenToCall } from '#domain/contract/call.ts';
import { addDays, isDate } from '#domain/dates.ts';
import { instantIn } from '#domain/events/place-time.ts';

/** What the log is searched by, as the address has it; '' is any. */
export interface AuditFilters {
  action: string;
  /** A part of a name or of an e-mail. */
  person: string;
  /** Days, YYYY-MM-DD, both included, of the site's time zone. */
  from: string;
  to: string;
}

interface AuditSearch extends AuditFilters {
  /** Of the site. */
  timezone: string;
  /** Only what this person did or what is about them; '' for anybody. */
  personId: string;
  page: number;
}

/** Newest first. */
export function auditSearch({ page, personId, person, ...filters }: AuditSearch) {
  const { action, from, to, timezone } = filters;
  const { createdAt } = auditFields;
  const condition = (field: string, operator: string, value: string | undefined) =>
    value ? [{ field, operator, value }] : [];
  return {
    filter: {
      where: [
        ...condition(auditFields.action, '=', action),
        ...condition(createdAt, '>=', startOf(from, 0, timezone)),
        ...condition(createdAt, '<', startOf(to, 1, timezone)),
      ],
    },
    order: [{ field: createdAt, direction: 'desc' }],
    page,
    limit: 30,
    ...(personId ? { personId } : person && { person: person.slice(0, longestPersonTerm) }),
  } satisfies GivenToCall<typeof findAuditEntries>;
}

/** The instant at which the day begins, or one some days later; nothing for what is no day. */
const startOf = (day: string, daysLater: number, timezone: string): string | undefined =>
  isDate(day) ? instantIn(timezone, addDays(day, daysLater), '00:00:00').toISOString() : undefined;
