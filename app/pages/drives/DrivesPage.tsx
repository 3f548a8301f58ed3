import { Link, useLoaderData } from 'react-router';
import { PageHead } from '#app/components/PageHead.tsx';
import { PageHero } from '#app/components/text-page/PageHero.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import styles from './Drives.module.css';
import type { loader } from './DrivesPage.loader.ts';

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** Sterilization drives: those ahead, and what the last ones came to. */
export default function DrivesPage() {
  const { upcoming, held, ...text } = useLoaderData<typeof loader>();
  const home = { label: useText().shell.home, href: pathFor('home', useLanguage()) };
  return (
    <>
      <PageHead title={text.title} description={text.description} />
      <PageHero
        title={text.title}
        lead={text.lead}
        tone="jade"
        compact
        crumbs={[home, { label: text.title }]}
      />
      <Wrap className={styles.page}>
        {upcoming.length === 0 ? (
          <EmptyState title={text.none}>
            <p>{text.noneText}</p>
          </EmptyState>
        ) : (
          <section aria-labelledby="next" className={styles.part}>
            <h2 id="next">{text.next}</h2>
            <List drives={upcoming} see={text.see} />
          </section>
        )}
        {held.length > 0 && (
          <section aria-labelledby="past" className={styles.part}>
            <h2 id="past">{text.past}</h2>
            <List drives={held} />
          </section>
        )}
      </Wrap>
    </>
  );
}

function List({ drives, see }: { drives: Loaded['upcoming']; see?: string }) {
  return (
    <ul className={`plain-list ${styles.list}`}>
      {drives.map((drive) => (
        <li key={drive.folio} className={styles.card}>
          <h3>
            <Link to={drive.href}>{drive.title}</Link>
          </h3>
          <p className={styles.day}>{drive.day}</p>
          <p className={styles.soft}>{drive.place}</p>
          <p>
            <strong>{drive.state}</strong>
          </p>
          {see && drive.isBookable && (
            <p aria-hidden="true" className={styles.soft}>
              {see}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
