import { Link, useLoaderData, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { Pagination } from '#app/components/Pagination.tsx';
import { QueryForm } from '#app/components/QueryForm.tsx';
import { Article } from '#app/components/text-page/Article.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { pageParam } from '#domain/paging.ts';
import styles from './LostAndFound.module.css';
import type { loader } from './NoticesPage.loader.ts';
import { Shield } from './Shield.tsx';

/** Lost and found animals that the desk has published. */
export default function NoticesPage() {
  const page = useLoaderData<typeof loader>();
  const { make, chip, notices, path, query } = page;
  return (
    <Article
      page="lostAndFound"
      title={page.title}
      description={page.description}
      lead={page.lead}
      tone="jade"
      compact
      ways={
        <>
          <ButtonLink to={make.href} icon="plus">
            {make.label}
          </ButtonLink>
          <ButtonLink to={chip.href} variant="outline" icon="search">
            {chip.label}
          </ButtonLink>
        </>
      }
    >
      <Wrap className={styles.page}>
        <Filters key={query} />
        {page.reunited && <p className={styles.reunited}>{page.reunited}</p>}
        {notices.length === 0 ? (
          <EmptyState title={page.empty}>
            <p>{page.emptyText}</p>
          </EmptyState>
        ) : (
          <ul className={`plain-list ${styles.list}`}>
            {notices.map((notice) => (
              <li key={notice.folio} className={styles.card} data-kind={notice.kind}>
                {notice.photo ? (
                  <img src={notice.photo.src} alt={notice.photo.alt} loading="lazy" />
                ) : (
                  <p className={styles.none}>{page.noPhoto}</p>
                )}
                <div className={styles.words}>
                  <h2>
                    <Link to={notice.href}>{notice.title}</Link>
                  </h2>
                  <p>{notice.facts}</p>
                  <p className={styles.soft}>{notice.place}</p>
                  <p className={styles.soft}>{notice.since}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
        <Pagination
          page={page.page}
          lastPage={page.lastPage}
          addressOf={(number) => {
            const params = new URLSearchParams(query);
            if (number > 1) params.set(pageParam, String(number));
            return params.size > 0 ? `${path}?${params}` : path;
          }}
        />
        <Shield heading={page.shieldHeading} lines={page.shield} />
      </Wrap>
    </Article>
  );
}

function Filters() {
  const { filters, options, names, apply, clear, path, query } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const select = (name: keyof typeof names, label: string) => (
    <SelectField
      name={names[name]}
      label={label}
      options={options[name]}
      empty={filters.all}
      defaultValue={params.get(names[name]) ?? ''}
    />
  );
  return (
    <QueryForm className={styles.filters} role="search" aria-label={filters.label}>
      {select('kind', filters.kind)}
      {select('species', filters.species)}
      {select('federalState', filters.state)}
      <div className={styles.ways}>
        <Button type="submit" icon="filter" variant="outline">
          {apply}
        </Button>
        {query && (
          <ButtonLink to={path} variant="quiet">
            {clear}
          </ButtonLink>
        )}
      </div>
    </QueryForm>
  );
}
