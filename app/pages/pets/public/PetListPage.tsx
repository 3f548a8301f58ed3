import { type RefObject, useEffect, useRef } from 'react';
import { useLoaderData, useNavigation } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { Pagination } from '#app/components/Pagination.tsx';
import { PetCard } from '#app/components/PetCard.tsx';
import type { PetCardData } from '#app/components/pet-card.ts';
import { pageOf } from '#app/components/pet-pages.ts';
import { useCrumbData } from '#app/components/text-page/crumbs.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { pageSize } from '#domain/paging.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { ListHead } from './ListHead.tsx';
import { listAddress } from './list-address.ts';
import type { loader } from './PetListPage.loader.ts';
import styles from './PetListPage.module.css';
import { PetOrders } from './PetOrders.tsx';
import { PetSearch } from './PetSearch.tsx';
import { PlaceChips } from './PlaceChips.tsx';
import { petListJsonLd } from './pet-list-json-ld.ts';

/**
 * The grid's columns (three beside the filter, two, on small phones one) less a tenth: a phone that needs 651 pixels
 * would else fetch the picture of 1280, not that of 640.
 */
const pictureSizes =
  '(min-width: 79rem) 17.5rem, (min-width: 60rem) calc(45vw - 10rem), (min-width: 22.5rem) calc(45vw - 2rem), calc(90vw - 2rem)';
const firstRow = 3;

export default function PetListPage() {
  const list = useLoaderData<typeof loader>();
  const { programme, path, query, page, lastPage, pets, chips, orders, empty } = list;
  const { siteUrl } = useSite();
  const language = useLanguage();
  const home = useText().shell.home;
  const crumbs = [
    { label: home, href: pathFor('home', language) },
    ...list.crumbs,
    { label: list.heading },
  ];
  const crumbData = useCrumbData(crumbs);
  const busy = useNavigation().state !== 'idle';
  const results = useRef<HTMLElement>(null);
  useFocusOnChange(results, listAddress(path, query, page));

  return (
    <>
      <PageHead
        title={list.title}
        description={list.description}
        noIndex={!list.isIndexed}
        page={page}
        jsonLd={{
          '@graph': [
            crumbData,
            petListJsonLd({
              list: { ...list, address: siteUrl + listAddress(path, query, page) },
              pets,
              first: (page - 1) * pageSize + 1,
              addressOf: ({ id }) => siteUrl + pathFor(pageOf[programme], language, { id }),
            }),
          ],
        }}
      />
      <ListHead programme={programme} title={list.heading} lead={list.lead} />
      <Wrap>
        <PetSearch key={list.search.text} {...list.search} />
        <PlaceChips key={path + query} {...list.places} />
      </Wrap>
      <Wrap className={styles.columns}>
        <FilterPanel key={path + query} form={list.form} />
        <section
          ref={results}
          tabIndex={-1}
          className={styles.results}
          aria-labelledby="total"
          aria-busy={busy}
        >
          <div className={styles.bar}>
            <p id="total" className={styles.total} role="status">
              {list.count} {list.position && <span className={styles.page}>{list.position}</span>}
            </p>
            {pets.length > 1 && <PetOrders {...orders} />}
            <FilterChips {...chips} />
            <div className={styles.ways}>
              {list.ways.map(({ label, ...way }) => (
                <ButtonLink key={label} {...way} variant="quiet" size="small">
                  {label}
                </ButtonLink>
              ))}
            </div>
          </div>
          {list.written && <p className={styles.written}>{list.written}</p>}
          {list.search.notice && <Notice announce>{list.search.notice}</Notice>}
          {list.notice && <Notice announce>{list.notice}</Notice>}
          {empty ? (
            <EmptyState title={empty.title}>
              <p className={styles.help}>{empty.help}</p>
              {empty.looser.map(({ label, to }) => (
                <ButtonLink key={to} to={to}>
                  {label}
                </ButtonLink>
              ))}
              {chips.chips.length > 0 && (
                <ButtonLink to={chips.clear.to} variant="outline">
                  {chips.clear.label}
                </ButtonLink>
              )}
            </EmptyState>
          ) : (
            <PetGrid pets={pets} />
          )}
          {empty && list.close.length > 0 && (
            <>
              <h2 className={styles.close}>{empty.close}</h2>
              <PetGrid pets={list.close} heading="h3" />
            </>
          )}
          <Pagination
            page={page}
            lastPage={lastPage}
            addressOf={(number) => listAddress(path, query, number)}
          />
        </section>
      </Wrap>
    </>
  );
}

function PetGrid({ pets, heading }: { pets: readonly PetCardData[]; heading?: 'h3' }) {
  return (
    <ul className={`plain-list ${styles.grid}`}>
      {pets.map((pet, index) => (
        <li key={pet.id}>
          <PetCard
            pet={pet}
            dense
            heading={heading}
            sizes={pictureSizes}
            load={index === 0 ? 'first' : index < firstRow ? 'eager' : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

/** What was pressed is often gone after a change of filter or page: keyboard and screen reader go on at the results. */
function useFocusOnChange(target: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    target.current?.focus({ preventScroll: true });
  }, [target, shown]);
}
