import { type RefObject, useEffect, useRef } from 'react';
import {
  type AppLoadContext,
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
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { dateIn } from '#domain/clock.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { readPetFilter } from '#domain/pets/pet-filter.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { labelsOf } from './filter-chips.ts';
import { ListHead } from './ListHead.tsx';
import { listAddress } from './list-address.ts';
import styles from './PetListPage.module.css';

export async function loader({ request, context }: LoaderFunctionArgs<AppLoadContext>) {
  const { app, page: pageId } = context;
  const programme: Programme = pageId === listOf.rehabilitation ? 'rehabilitation' : 'adoption';
  const params = new URL(request.url).searchParams;
  const { filter, ignored } = readPetFilter(params);
  const page = readPageNumber(params.get(pageParam));
  const list = (number: number) => app.pets.listPublic({ programme, filter, page: number });
  let found = await list(page);
  // Beyond the end, as after a pet found its family: the last page is what people want.
  if (page > found.lastPage) found = await list(found.lastPage);
  const today = dateIn(app.config.timezone, app.clock.now());
  const events = await app.adoptionEvents.nextEvents();
  return {
    programme,
    filter,
    ignored,
    page: found.page,
    lastPage: found.lastPage,
    total: found.total,
    pets: found.items.map((pet) => toPetCard(pet, today, events)),
  };
}

/**
 * The grid's columns (three beside the filter, two, one) less a tenth: a phone that needs 651 pixels would else fetch
 * the picture of 1280, not that of 640.
 */
const pictureSizes =
  '(min-width: 79rem) 17.5rem, (min-width: 60rem) calc(45vw - 10rem), (min-width: 39rem) calc(45vw - 2rem), calc(90vw - 2rem)';
const firstRow = 3;

export default function PetListPage() {
  const { programme, filter, ignored, page, lastPage, total, pets } =
    useLoaderData<typeof loader>();
  const language = useLanguage();
  const words = useText().pets;
  const busy = useNavigation().state !== 'idle';
  const results = useRef<HTMLElement>(null);
  const path = pathFor(listOf[programme], language);
  const shown = listAddress(path, filter, page);
  useFocusOnChange(results, shown);
  const { title, description } = words.lists[programme];
  const filtered = Object.keys(filter).length > 0;

  return (
    <>
      <PageHead
        title={page > 1 ? `${title}, ${words.page(page)}` : title}
        description={description}
        noIndex={filtered}
        page={page}
      />
      <ListHead programme={programme} />
      <Wrap className={styles.columns}>
        <FilterPanel key={listAddress(path, filter)} path={path} filter={filter} />
        <section
          ref={results}
          tabIndex={-1}
          className={styles.results}
          aria-labelledby="total"
          aria-busy={busy}
        >
          <div className={styles.bar}>
            <p id="total" className={styles.total} role="status">
              {words.count(total)}{' '}
              {lastPage > 1 && <span className={styles.page}>{words.pageOf(page, lastPage)}</span>}
            </p>
            <FilterChips path={path} filter={filter} />
          </div>
          {ignored.length > 0 && (
            <Notice announce>{words.filter.ignored(labelsOf(ignored, words))}</Notice>
          )}
          {pets.length === 0 ? (
            <EmptyState title={words.empty.title}>
              <p className={styles.help}>{filtered ? words.empty.filtered : words.empty.bare}</p>
              {filtered && (
                <ButtonLink to={path} variant="outline">
                  {words.filter.clear}
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
            addressOf={(number) => listAddress(path, filter, number)}
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
