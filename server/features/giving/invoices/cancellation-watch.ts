import { AppError } from '#domain/errors.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import {
  type CancellationStatus,
  type StampingProvider,
  StampingRefused,
  StampingSilent,
} from '#server/adapters/stamping/stamping-provider.ts';
import {
  apply,
  type CancellationStates,
  mostAtOnce,
  request,
  subjectOf,
} from './cancellation-states.ts';
import type { Stamping } from './chosen-stamping.ts';
import { findCancelling } from './invoice-checks.repository.ts';
import type { IssuersService } from './issuers.service.ts';

interface Dependencies extends CancellationStates {
  issuers: Pick<IssuersService, 'open'>;
  stamping: Stamping;
}

/** Milliseconds for which the SAT may say nothing of a cancellation before it counts as refused. */
const longestUnmentioned = 3 * 86_400_000;

/** Asks about those that somebody else has to decide. */
export async function askWaiting(dependencies: Dependencies): Promise<void> {
  const { database } = dependencies;
  const stamping = dependencies.stamping();
  if (!stamping) return;
  const found = await findCancelling(database, mostAtOnce);
  for (const invoice of found) {
    // Another provider than the one that stamped it knows nothing of it.
    if (invoice.isTest === stamping.isTest) await ask(dependencies, invoice, stamping);
  }
}

async function statusOf(invoice: Invoice, provider: StampingProvider): Promise<CancellationStatus> {
  try {
    return await provider.cancellationStatus(subjectOf(invoice));
  } catch (error) {
    // The SAT learns of documents late, too.
    if (error instanceof StampingRefused) return 'unrequested';
    throw error;
  }
}

async function look(
  dependencies: Dependencies,
  invoice: Invoice,
  provider: StampingProvider,
): Promise<void> {
  const { clock, issuers } = dependencies;
  const heard = await statusOf(invoice, provider);
  if (heard !== 'unrequested') return apply(dependencies, invoice, heard);
  const { cancellationAskedAt, cancellationTakenAt } = invoice;
  const since = Date.parse(cancellationTakenAt ?? cancellationAskedAt ?? invoice.updatedAt);
  if (clock.now().getTime() - since > longestUnmentioned)
    return apply(dependencies, invoice, 'rejected');
  // Its answer was lost: taken once more, it is the same cancellation.
  if (!cancellationTakenAt) return request(dependencies, invoice, provider, await issuers.open());
  return apply(dependencies, invoice, heard);
}

async function ask(
  dependencies: Dependencies,
  invoice: Invoice,
  provider: StampingProvider,
): Promise<void> {
  try {
    await look(dependencies, invoice, provider);
  } catch (error) {
    if (error instanceof StampingRefused) return apply(dependencies, invoice, 'rejected');
    if (!(error instanceof StampingSilent || error instanceof AppError)) throw error;
    // Who does not answer is asked again, after all others.
    await apply(dependencies, invoice, 'unrequested');
  }
}
