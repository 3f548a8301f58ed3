import { type AppLoadContext, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { Notice } from '#app/components/Notice.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { Pagination } from '#app/components/Pagination.tsx';
import { PetCard } from '#app/components/PetCard.tsx';
import { toPetCard } from '#app/components/pet-card.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { dateIn } from '#domain/clock.ts';
import { readPageNumber } from '#domain/paging.ts';
import { pageParam, readPetFilter, writePetFilter } from '#domain/pets/pet-filter.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import styles from './PetListPage.module.css';

export async function loader({ request, context }: LoaderFunctionArgs<AppLoadContext>) {
  const { app, page: pageId } = context;
  const programme: Programme = pageId === 'rehabilitationPets' ? 'rehabilitation' : 'adoption';
  const params = new URL(request.url).searchParams;
  const { filter, ignored } = readPetFilter(params);
  const page = readPageNumber(params.get(pageParam));
  const list = (number: number) => app.pets.listPublic({ programme, filter, page: number });
  let found = await list(page);
  // Beyond the end, as after a pet found its family: the last page is what people want.
  if (page > found.lastPage) found = await list(found.lastPage);
  const today = dateIn(app.config.timezone, app.clock.now());
  return {
    programme,
    filter,
    ignored: ignored.length > 0,
    page: found.page,
    lastPage: found.lastPage,
    total: found.total,
    pets: found.items.map((pet) => toPetCard(pet, today)),
  };
}

export default function PetListPage() {
  const { programme, filter, ignored, page, lastPage, total, pets } =
    useLoaderData<typeof loader>();
  const language = useLanguage();
  const words = useText().pets;
  const { title, lead, description } = words.lists[programme];
  const path = pathFor(programme === 'adoption' ? 'adoptionPets' : 'rehabilitationPets', language);
  const filtered = Object.keys(filter).length > 0;

  function addressOf(number: number): string {
    const params = writePetFilter(filter);
    if (number > 1) params.set(pageParam, String(number));
    const query = params.toString();
    return query ? `${path}?${query}` : path;
  }

  return (
    <>
      <PageHead
        title={page > 1 ? `${title}, ${words.page(page)}` : title}
        description={description}
        noIndex={filtered}
      />
      <Wrap className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </Wrap>
      <Wrap className={styles.columns}>
        <FilterPanel key={addressOf(1)} path={path} filter={filter} />
        <section className={styles.results} aria-labelledby="total">
          <div className={styles.bar}>
            <p id="total" className={styles.total} role="status">
              {words.count(total)}
            </p>
            <FilterChips path={path} filter={filter} />
          </div>
          {ignored && <Notice announce>{words.filter.ignored}</Notice>}
          {pets.length === 0 ? (
            <EmptyState title={words.empty.title}>
              <p>{filtered ? words.empty.filtered : words.empty.bare}</p>
            </EmptyState>
          ) : (
            <ul className={`plain-list ${styles.grid}`}>
              {pets.map((pet, index) => (
                <li key={pet.id}>
                  <PetCard pet={pet} eager={index < 2} />
                </li>
              ))}
            </ul>
          )}
          <Pagination page={page} lastPage={lastPage} addressOf={addressOf} />
        </section>
      </Wrap>
    </>
  );
}
