import { lazy } from 'react';
import { useActionData, useLoaderData, useParams } from 'react-router';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { NarrowPage } from '#app/components/NarrowPage.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { bookingLimits } from '#domain/drives/booking-input.ts';
import { bookingForm } from './booking-form.ts';
import styles from './DriveBooking.module.css';
import type { action, loader } from './DriveBookingPage.loader.ts';

const DrawnSignature = lazy(() => import('./DrawnSignature.tsx'));
const TurnCode = lazy(() => import('./TurnCode.tsx'));
const BookingPapers = lazy(() => import('./BookingPapers.tsx'));

const { whats } = bookingForm;

/** Where whoever has a place reads, signs and cancels. Programs that check mails open every link, so the page only asks. */
export default function DriveBookingPage() {
  const { head, found, unknown } = useLoaderData<typeof loader>();
  return (
    <NarrowPage>
      <PageHead title={head.title} description={head.description} noIndex />
      {found && <Place place={found} />}
      {unknown && (
        <>
          <h1>{unknown.title}</h1>
          <p>{unknown.text}</p>
          <div>
            <ButtonLink to={unknown.link.href}>{unknown.link.label}</ButtonLink>
          </div>
        </>
      )}
    </NarrowPage>
  );
}

type Found = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['found']>;

function Place({ place }: { place: Found }) {
  const { done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { turn, cancel } = place;
  const isReady = useHydrated();
  return (
    <>
      <h1>{place.heading}</h1>
      {answer && <Notice kind="error" title={answer.problem} announce />}
      {done && !answer && <Notice kind="success" title={done} announce />}
      <Notice kind={place.isGood ? 'success' : 'info'} title={place.state.title}>
        {place.state.text && <p>{place.state.text}</p>}
        {place.position && <p>{place.position}</p>}
      </Notice>
      {turn && (
        <section className={styles.turn} aria-label={turn.label}>
          <p className={styles.soft}>{turn.label}</p>
          <p className={styles.code}>{turn.code}</p>
          {isReady && (
            <LazyBoundary>
              <TurnCode address={turn.address} />
            </LazyBoundary>
          )}
          <p className={styles.name}>{turn.name}</p>
          <p className={styles.soft}>{turn.note}</p>
        </section>
      )}
      <dl className={styles.facts}>
        {place.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {place.notes && <p className={styles.words}>{place.notes}</p>}
      {place.care && (
        <section aria-labelledby="care" className={styles.part}>
          <h2 id="care">{place.care.heading}</h2>
          <ul>
            {place.care.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      )}
      {place.consent && <Consent consent={place.consent} />}
      <Papers papers={place.papers} />
      {cancel && (
        <form method="post" className={styles.part}>
          <p>{cancel.text}</p>
          <div>
            <Button type="submit" variant="outline" name={bookingForm.what} value={whats.cancel}>
              {cancel.label}
            </Button>
          </div>
        </form>
      )}
      <p>
        <ButtonLink to={place.drive.href} variant="quiet">
          {place.drive.label}
        </ButtonLink>
      </p>
    </>
  );
}

function Consent({ consent }: { consent: NonNullable<Found['consent']> }) {
  const isReady = useHydrated();
  return (
    <section aria-labelledby="consent" className={styles.part}>
      <h2 id="consent">{consent.heading}</h2>
      {consent.signed ? (
        <p>{consent.signed}</p>
      ) : (
        <>
          <p>{consent.lead}</p>
          <div className={styles.consent}>
            {consent.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <form method="post" className={styles.part}>
            <input type="hidden" name={bookingForm.sha256} value={consent.sha256} />
            {isReady && (
              <LazyBoundary>
                <DrawnSignature />
              </LazyBoundary>
            )}
            <TextField
              label={consent.signName}
              hint={consent.signHint}
              name={bookingForm.name}
              autoComplete="name"
              maxLength={bookingLimits.name}
              required
            />
            <div>
              <Button type="submit" icon="check" name={bookingForm.what} value={whats.sign}>
                {consent.sign}
              </Button>
            </div>
          </form>
        </>
      )}
    </section>
  );
}

function Papers({ papers }: { papers: Found['papers'] }) {
  const { key = '' } = useParams();
  const isReady = useHydrated();
  if (!papers.consent && !papers.certificate) return null;
  return (
    <div className={styles.part}>
      <noscript>
        <p>{papers.noScript}</p>
      </noscript>
      {isReady && (
        <LazyBoundary>
          <BookingPapers linkKey={key} papers={papers} />
        </LazyBoundary>
      )}
    </div>
  );
}
