import { Link, useLoaderData } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import drawing from '#app/components/drawings/sponsors.svg';
import { PageHead } from '#app/components/PageHead.tsx';
import { PagePicture } from '#app/components/PagePicture.tsx';
import { Pagination } from '#app/components/Pagination.tsx';
import { PageHero } from '#app/components/text-page/PageHero.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import { pageParam } from '#domain/paging.ts';
import styles from './Companies.module.css';
import type { loader } from './CompaniesPage.loader.ts';

/** Companies that have given and wanted it to be known. */
export default function CompaniesPage() {
  const { companies, page, lastPage, path, own, partners, ...text } =
    useLoaderData<typeof loader>();
  const home = { label: useText().shell.home, href: pathFor('home', useLanguage()) };
  const give = (
    <ButtonLink to={own.href} icon="heart">
      {own.label}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={text.title} description={text.description} page={page} />
      <PageHero
        title={text.title}
        lead={text.lead}
        tone="jade"
        picture={drawing}
        compact
        crumbs={[home, { label: text.title }]}
      />
      <Wrap className={styles.page}>
        {companies.length === 0 ? (
          <EmptyState title={text.empty}>
            <p>{text.emptyText}</p>
            {give}
          </EmptyState>
        ) : (
          <>
            <ul className={`plain-list ${styles.list}`}>
              {companies.map((company) => (
                <li key={company.id} className={styles.card}>
                  <div className={styles.frame}>
                    {company.logo ? (
                      <PagePicture {...company.logo} className={styles.logo} />
                    ) : (
                      <span aria-hidden="true" className={styles.initial}>
                        {company.name.slice(0, 1)}
                      </span>
                    )}
                  </div>
                  <h2 className={styles.name}>
                    {company.site ? (
                      <a href={company.site} rel="nofollow ugc noopener" target="_blank">
                        {company.name}
                      </a>
                    ) : (
                      company.name
                    )}
                  </h2>
                  <p className={styles.facts}>{company.since}</p>
                  {company.given && <p className={styles.facts}>{company.given}</p>}
                </li>
              ))}
            </ul>
            <div>{give}</div>
          </>
        )}
        <p className={styles.facts}>
          {text.note} <Link to={partners.href}>{partners.label}</Link>
        </p>
        <Pagination
          page={page}
          lastPage={lastPage}
          addressOf={(number) => (number === 1 ? path : `${path}?${pageParam}=${number}`)}
        />
      </Wrap>
    </>
  );
}
