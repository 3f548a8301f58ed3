import { lazy } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { writtenLanguage } from '#app/components/pet-card.ts';
import { PageHero } from '#app/components/text-page/PageHero.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import { BookingFields } from './BookingFields.tsx';
import { BookingForm } from './BookingForm.tsx';
import type { action, loader } from './DrivePage.loader.ts';
import styles from './Drives.module.css';

const PlainForm = lazy(() => import('#app/contact/PlainForm.tsx'));

/** A drive with what to know before, and the form for one animal. */
export default function DrivePage() {
  const page = useLoaderData<typeof loader>();
  const language = useLanguage();
  const home = { label: useText().shell.home, href: pathFor('home', language) };
  return (
    <>
      <PageHead
        title={`${page.title}, ${page.day}`}
        description={page.description}
        jsonLd={page.jsonLd}
      />
      <PageHero
        title={page.title}
        lead={`${page.day}. ${page.state}.`}
        tone="jade"
        compact
        crumbs={[home, page.list, { label: page.title }]}
      />
      <Wrap className={styles.drive}>
        <div className={styles.part}>
          <dl className={styles.facts}>
            {page.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {page.notes && (
            <p className={styles.words} lang={writtenLanguage(language)}>
              {page.notes}
            </p>
          )}
          <section aria-labelledby="check" className={styles.check}>
            <h2 id="check">{page.check.title}</h2>
            <ul>
              {page.check.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        </div>
        <Booking />
      </Wrap>
    </>
  );
}

function Booking() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { form: text, isFull } = page;
  if (!page.isBookable && !answer) return <Notice title={page.state} />;
  return (
    <section aria-labelledby="book" className={styles.part}>
      <h2 id="book">{isFull ? text.waitHeading : text.heading}</h2>
      <p>
        {isFull && `${text.waitText} `}
        {page.household}
      </p>
      {answer ? (
        <LazyBoundary>
          <PlainForm
            action={page.path}
            answer={answer}
            icon="check"
            send={isFull ? text.sendWait : text.send}
          >
            {(field) => <BookingFields text={text} slots={page.slots} field={field} />}
          </PlainForm>
        </LazyBoundary>
      ) : (
        <BookingForm page={page} />
      )}
    </section>
  );
}
