import { type RefObject, useEffect, useRef } from 'react';
import {
  type AppLoadContext,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { Pagination } from '#app/components/Pagination.tsx';
import { PetCard } from '#app/components/PetCard.tsx';
import { toPetCard } from '#app/components/pet-card.ts';
import { listOf } from '#app/components/pet-pages.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { dateIn } from '#domain/clock.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { ListHead } from './ListHead.tsx';
import { listAddress } from './list-address.ts';
import styles from './PetListPage.module.css';
import { findPetList } from './pet-list.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs<AppLoadContext>) {
  const { app, language, page: pageId } = context;
  const programme: Programme = pageId === listOf.rehabilitation ? 'rehabilitation' : 'adoption';
  const params = new URL(request.url).searchParams;
  const { items, shown } = await findPetList(app, { programme, language, params });
  const today = dateIn(app.config.timezone, app.clock.now());
  const events = await app.adoptionEvents.nextEvents();
  return { ...shown, programme, pets: items.map((pet) => toPetCard(pet, today, events)) };
}

/**
 * The grid's columns (three beside the filter, two, one) less a tenth: a phone that needs 651 pixels would else fetch
 * the picture of 1280, not that of 640.
 */
const pictureSizes =
  '(min-width: 79rem) 17.5rem, (min-width: 60rem) calc(45vw - 10rem), (min-width: 39rem) calc(45vw - 2rem), calc(90vw - 2rem)';
const firstRow = 3;

export default function PetListPage() {
  const list = useLoaderData<typeof loader>();
  const { programme, path, query, page, lastPage, pets, chips, orders, empty } = list;
  const busy = useNavigation().state !== 'idle';
  const results = useRef<HTMLElement>(null);
  useFocusOnChange(results, listAddress(path, query, page));

  return (
    <>
      <PageHead
        title={list.title}
        description={list.description}
        noIndex={query !== ''}
        page={page}
      />
      <ListHead programme={programme} />
      <Wrap className={styles.columns}>
        <FilterPanel key={query} path={path} form={list.form} />
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
            {pets.length > 1 && (
              <nav className={styles.orders} aria-label={orders.label}>
                {orders.links.map(({ label, to, isCurrent }) => (
                  <Link key={to} to={to} rel="nofollow" aria-current={isCurrent || undefined}>
                    {label}
                  </Link>
                ))}
              </nav>
            )}
            <FilterChips {...chips} />
          </div>
          {list.written && <p className={styles.written}>{list.written}</p>}
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
            <ul className={`plain-list ${styles.grid}`}>
              {pets.map((pet, index) => (
                <li key={pet.id}>
                  <PetCard
                    pet={pet}
                    sizes={pictureSizes}
                    load={index === 0 ? 'first' : index < firstRow ? 'eager' : undefined}
                  />
                </li>
              ))}
            </ul>
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

/** What was pressed is often gone after a change of filter or page: keyboard and screen reader go on at the results. */
function useFocusOnChange(target: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    target.current?.focus({ preventScroll: true });
  }, [target, shown]);
}
