import { Link, useLoaderData } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import drawing from '#app/components/drawings/giving.svg';
import { PageHead } from '#app/components/PageHead.tsx';
import { PagePicture } from '#app/components/PagePicture.tsx';
import { Pagination } from '#app/components/Pagination.tsx';
import { PageHero } from '#app/components/text-page/PageHero.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import { pageParam } from '#domain/paging.ts';
import styles from './Campaign.module.css';
import type { loader } from './FundraisersPage.loader.ts';
import { Progress } from './Progress.tsx';

/** People's own pages that take gifts now. */
export default function FundraisersPage() {
  const { fundraisers, page, lastPage, path, createHref, ...text } = useLoaderData<typeof loader>();
  const home = { label: useText().shell.home, href: pathFor('home', useLanguage()) };
  const create = (
    <ButtonLink to={createHref} icon="heart">
      {text.create}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={text.title} description={text.description} page={page} />
      <PageHero
        title={text.title}
        lead={text.lead}
        tone="rosa"
        picture={drawing}
        compact
        crumbs={[home, { label: text.title }]}
      />
      <Wrap className={styles.page}>
        {fundraisers.length === 0 ? (
          <EmptyState title={text.empty}>
            <p>{text.emptyText}</p>
            {create}
          </EmptyState>
        ) : (
          <>
            <ul className={`plain-list ${styles.list}`}>
              {fundraisers.map(({ id, href, title, summary, organizer, picture, ...facts }) => (
                <li key={id} className={styles.card}>
                  {picture && <PagePicture {...picture} className={styles.cover} />}
                  <div className={styles.inside}>
                    <h2 className={styles.name}>
                      <Link to={href}>{title}</Link>
                    </h2>
                    <p>{organizer}</p>
                    <p>{summary}</p>
                    <Progress {...facts} />
                  </div>
                </li>
              ))}
            </ul>
            <div>{create}</div>
          </>
        )}
        <Pagination
          page={page}
          lastPage={lastPage}
          addressOf={(number) => (number === 1 ? path : `${path}?${pageParam}=${number}`)}
        />
      </Wrap>
    </>
  );
}
