import { AppError } from '#domain/errors.ts';
import { noRoom } from '#server/adapters/files/full-disk.ts';
import { networkOf } from '#server/web/network.ts';
import { createPlaces } from '../rate-limits/at-once.ts';

const usualLimits = {
  /** Requests at a time: of one network, and in all. */
  perNetwork: 2,
  atOnce: 10,
  /** Of all of them. */
  bytes: 200 * 1024 * 1024,
};

/** Seconds. */
const comeBackAfter = 30;

/** Room for one request until its sender is known. */
export interface UnverifiedBytes {
  /** Before so many more are written. @throws AppError unavailable (no room left) */
  add(bytes: number): void;
  /** Called again, it does nothing. */
  close(): void;
}

/**
 * A small part of the disk for what arrives before anybody can tell who sent it, such as a body that its signature
 * covers: whatever strangers send, they take no room from anybody else.
 */
export function createUnverifiedBytes(limits = usualLimits) {
  const takePlace = createPlaces(limits.perNetwork);
  let requests = 0;
  let taken = 0;

  /** @throws AppError tooManyRequests (of this network), unavailable (of everybody) */
  return (address: string): UnverifiedBytes => {
    const leave = takePlace(networkOf(address));
    if (requests >= limits.atOnce) {
      leave();
      throw new AppError('unavailable', 'tooBusy', { retryAfterSeconds: comeBackAfter });
    }
    requests += 1;
    let own = 0;
    let isOpen = true;
    return {
      add(bytes) {
        if (taken + bytes > limits.bytes) throw noRoom(undefined);
        taken += bytes;
        own += bytes;
      },
      close() {
        if (!isOpen) return;
        isOpen = false;
        requests -= 1;
        taken -= own;
        leave();
      },
    };
  };
}
