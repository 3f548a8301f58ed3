import type { Clock } from '#domain/clock.ts';
import { todayIn } from '#domain/clock.ts';
import type { CardState } from '#domain/dedications/card.ts';
import { type Dedication, isCardDay } from '#domain/dedications/dedication.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { invalid } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import type { CardKeys } from './card-keys.ts';
import { findDedication, insertDedication, moveDedication } from './dedications.repository.ts';

interface Dependencies {
  clock: Clock;
  timezone: string;
  cardKeys: CardKeys;
}

/** How a card stands by its gift's money. */
export const stateBy = ({ status }: Pick<Donation, 'status'>): CardState => {
  if (status === 'paid') return 'ready';
  return status === 'pending' || status === 'requiresAction' ? 'waiting' : 'cancelled';
};

/** @throws AppError invalid: its day is over, or too far away */
export function requireCardDay(
  { clock, timezone }: Pick<Dependencies, 'clock' | 'timezone'>,
  card: Dedication | null,
  field = 'dedication.sendOn',
): void {
  if (!card || card.sendOn === null) return;
  if (!isCardDay(card.sendOn, todayIn(timezone, clock)())) {
    throw invalid({ [field]: ['cardDayOutside'] });
  }
}

/** Stored with its gift; nothing is sent before that is paid. */
export async function storeDedication(
  { clock, cardKeys }: Pick<Dependencies, 'clock' | 'cardKeys'>,
  tx: Tx,
  donation: Pick<Donation, 'id'>,
  card: Dedication,
): Promise<void> {
  const receiverKey = card.delivery === 'mail' ? cardKeys.receiverOf(card.receiver) : null;
  const stored = { ...card, donationId: donation.id, state: 'waiting', receiverKey } as const;
  await insertDedication(tx, stored, clock.now().toISOString());
}

/**
 * In the transaction in which the gift's money moved: the card may leave, or does not any more. One whose receiver's address
 * is erased by then comes back as one that is over.
 */
export async function followGift(
  tx: Tx,
  donation: Pick<Donation, 'id' | 'status'>,
  now: Date,
): Promise<void> {
  const card = await findDedication(tx.query, donation.id);
  if (!card) return;
  const state = stateBy(donation);
  if (state === card.state) return;
  if (state === 'ready' && card.delivery === 'mail' && card.receiver === '') return;
  await moveDedication(
    tx,
    donation.id,
    ['waiting', 'ready', 'cancelled'],
    { state },
    now.toISOString(),
  );
}
