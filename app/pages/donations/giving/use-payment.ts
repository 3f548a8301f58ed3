import { useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { type IdempotencyKey, newIdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import type { CallContract, DataOfCall, GivenToCall } from '#domain/contract/call.ts';
import type { Shape } from '#domain/contract/shape.ts';
import { type KeptPayment, type PaymentPlace, requestIn } from '../kept-payment.ts';
import type { Donor, Uncertainty } from './MethodProps.ts';
import { type PaymentFailure, silence as silenceOf } from './payment-failure.ts';
import { usePaymentAttempt } from './use-payment-attempt.ts';

/** Of a call that begins a payment. */
type PaymentContract = CallContract<Shape, Shape, true>;
type RequestOf<Of extends PaymentContract> = Omit<GivenToCall<Of>, 'captcha'>;

export interface Payment<Request> {
  busy: boolean;
  failure: PaymentFailure | undefined;
  /** Of a try that was sent. */
  uncertainty: Uncertainty;
  /** Whether the portal wants a captcha with the next try, and whether nobody has solved it yet. */
  asksForCaptcha: boolean;
  waitsForCaptcha: boolean;
  /** A solution is single-use: changes with each try. */
  tries: number;
  solve: (solution: string | undefined) => void;
  /** `make` may throw what the donor is to be told. After a try whose answer did not come, that same one is sent. */
  pay: (make: () => Request | Promise<Request>) => Promise<void>;
}

/**
 * Tries to pay. Each try has a key of its own, so that it is another donation; one whose answer did not come is the only
 * thing that can be sent until it is answered, under its key, so that nothing is paid twice; also where the session ends
 * in between, or the page is loaded again.
 */
export function usePayment<Of extends PaymentContract>({
  contract,
  follow,
  isOpen = () => false,
  charges = false,
  donor,
  place,
  of,
}: {
  contract: Of;
  follow: (answer: DataOfCall<Of>) => void;
  /** Whether it is not known yet what became of it: the same is asked again after a reload. */
  isOpen?: (answer: DataOfCall<Of>) => boolean;
  /** The call itself takes the money; without, somebody approves or pays it later. */
  charges?: boolean;
  /** Somebody without an account is asked for a captcha each time. */
  donor: Pick<Donor, 'guestName'>;
  place: PaymentPlace;
  of: Pick<KeptPayment, 'gift' | 'method'>;
}): Payment<RequestOf<Of>> {
  const text = useGivingText();
  type Request = RequestOf<Of>;
  const unanswered = useRef<{ request: Request; key: IdempotencyKey }>(undefined);
  const isPaying = useRef(false);
  const [silence, setSilence] = useState(() => {
    const kept = place.read();
    if (kept?.method !== of.method) return undefined;
    unanswered.current = { request: requestIn(kept, contract) as Request, key: kept.key };
    return silenceOf(text, charges);
  });
  const [asksForCaptcha, setAsksForCaptcha] = useState(donor.guestName !== undefined);
  const [captcha, setCaptcha] = useState<string>();
  const [tries, setTries] = useState(0);
  const { busy, failure, attempt } = usePaymentAttempt({ charges });

  async function tryToPay(make: () => Request | Promise<Request>): Promise<void> {
    unanswered.current ??= { request: await make(), key: newIdempotencyKey() };
    const { request, key: idempotencyKey } = unanswered.current;
    place.save({ ...of, request, key: idempotencyKey });
    const said = { ...request, ...(captcha && { captcha }) };
    const answer = await call<PaymentContract>(contract, said, { idempotencyKey });
    unanswered.current = undefined;
    const data = answer as DataOfCall<Of>;
    if (!isOpen(data)) place.remove();
    follow(data);
  }

  return {
    busy,
    failure: withSilence(failure, silence, busy),
    uncertainty: silence === undefined ? 'none' : charges ? 'maybeCharged' : 'unanswered',
    asksForCaptcha,
    waitsForCaptcha: asksForCaptcha && captcha === undefined,
    tries,
    solve: setCaptcha,
    async pay(make) {
      // The try that is on its way keeps its key.
      if (isPaying.current) return;
      isPaying.current = true;
      const explained = await attempt(() => tryToPay(make));
      isPaying.current = false;
      const isStillUnanswered = doesNothing(explained) && silence !== undefined;
      if (!isStillUnanswered) {
        const isSilent = explained?.kind === 'silent';
        if (!isSilent) unanswered.current = undefined;
        if (explained && !isSilent) place.remove();
        setSilence(isSilent ? explained : undefined);
      }
      if (explained?.kind === 'captcha') setAsksForCaptcha(true);
      setCaptcha(undefined);
      setTries((last) => last + 1);
    },
  };
}

/** A call that was not let in says nothing of the one before. */
const doesNothing = (failure: PaymentFailure | undefined): boolean =>
  failure?.kind === 'signedOut' || failure?.kind === 'postponed';

function withSilence(
  failure: PaymentFailure | undefined,
  silence: PaymentFailure | undefined,
  busy: boolean,
) {
  if (!failure && !busy) return silence;
  if (failure?.kind === 'signedOut') return silence;
  if (failure?.kind !== 'postponed' || !silence) return failure;
  return { ...failure, lines: [...failure.lines, ...silence.lines] };
}
