import { Link } from 'react-router';
import { postCall } from '#app/api/transport/post-call.ts';
import { Button } from '#app/components/Button.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { Captcha } from '#app/forms/Captcha.tsx';
import { FormOutcome } from '#app/forms/FormOutcome.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useCaptchaForm } from '#app/forms/use-visitor-form.ts';
import styles from '#app/forms/VisitorForm.module.css';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useIsKnown } from '#app/session/use-is-known.ts';
import type { GivenToCall } from '#domain/contract/call.ts';
import {
  type BookingField,
  bookingInputOf,
  bookingProblems,
  type ReadyBooking,
  tidyBooking,
} from '#domain/drives/booking-input.ts';
import type { bookPlace } from '#domain/drives/drive-calls.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { BookingFields } from './BookingFields.tsx';
import type { DriveLoaded } from './booking-page.ts';

/** Books one place; its page follows. Whoever is signed in books in their own name, without a captcha. */
export function BookingForm({ page }: { page: DriveLoaded }) {
  const { form: text, folio, isFull } = page;
  const language = useLanguage();
  const isKnown = useIsKnown();
  const { once } = useIdempotencyKey();
  const { formProps, field, isAwake, captcha, mayBeSent, busy, outcome, refusal } =
    useCaptchaForm<BookingField>({
      wakes: 'name',
      isKnown,
      problems: (typed) => bookingProblems(tidyBooking(bookingInputOf(typed))),
      async post(typed, proof) {
        const input = { folio, ...(tidyBooking(bookingInputOf(typed)) as ReadyBooking) };
        const said = { ...input, ...(proof && { captcha: proof }) };
        const { key } = await once(input, (idempotencyKey) => send(said, isKnown, idempotencyKey));
        const { pathFor: pathOf } = await import('#domain/site-map.ts');
        location.assign(pathOf('driveBooking', language, { key }));
      },
    });
  return (
    <form {...formProps} action={page.path} className={styles.form}>
      <BookingFields text={text} slots={page.slots} field={field} />
      {!isKnown &&
        (isAwake ? <Captcha {...captcha} /> : <p className={styles.small}>{text.first}</p>)}
      <Button type="submit" icon="check" className={styles.send} disabled={!mayBeSent}>
        {busy ? text.sending : isFull ? text.sendWait : text.send}
      </Button>
      <div aria-live="polite">{refusal && <Notice kind="error" title={refusal} announce />}</div>
      <FormOutcome
        outcome={outcome === 'sent' ? undefined : outcome}
        sent={{ title: '', text: '' }}
      />
      <p className={styles.small}>
        {text.privacy} <Link to={pathFor('privacyNotice', language)}>{text.privacyLink}</Link>
      </p>
    </form>
  );
}

const load = () => import('#domain/drives/drive-calls.ts').then((of) => of.bookPlace);

async function send(
  said: GivenToCall<typeof bookPlace>,
  isKnown: boolean,
  idempotencyKey: Parameters<Parameters<ReturnType<typeof useIdempotencyKey>['once']>[1]>[0],
) {
  if (!isKnown) return postCall(load, said, { idempotencyKey });
  const { call } = await import('#app/api/call.ts');
  return call(await load(), said, { idempotencyKey });
}
