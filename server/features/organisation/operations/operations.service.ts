import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type StatusSubject, statusSubjects } from '#domain/operations/status.ts';
import type { Finding, StatusCheck } from './status-check.ts';
import { withinMoment } from './within-moment.ts';

export interface Status extends Finding {
  subject: StatusSubject;
}

export type OperationsService = ReturnType<typeof createOperations>;

/** Milliseconds for which one look serves all who ask. */
const sameLook = 2_000;

const unknown: Finding = { level: 'failing', reason: 'unknown' };

/** How the portal is, over all of its processes. @param checks read when it is needed: features still bring theirs */
export function createOperations(checks: () => readonly StatusCheck[]) {
  let look: { begun: number; found: Promise<readonly Status[]> } | undefined;

  async function lookAtAll(): Promise<readonly Status[]> {
    const found = await Promise.all(
      checks().map(async ({ subject, check }) => ({
        subject,
        // What throws at once is unknown as well.
        ...((await withinMoment(Promise.resolve().then(check))) ?? unknown),
      })),
    );
    const order = (status: Status) => statusSubjects.indexOf(status.subject);
    return found.toSorted((a, b) => order(a) - order(b));
  }

  function all(): Promise<readonly Status[]> {
    const now = performance.now();
    if (!look || now - look.begun > sameLook) look = { begun: now, found: lookAtAll() };
    return look.found;
  }

  return {
    all,

    /** The next one who asks has it looked at anew. */
    forget(): void {
      look = undefined;
    },

    /** In the order of the subjects. @throws AppError forbidden */
    async status(viewer: Viewer): Promise<readonly Status[]> {
      requireRight(viewer, 'operations.read');
      return all();
    },
  };
}
