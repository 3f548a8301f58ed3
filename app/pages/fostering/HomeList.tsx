import { Link, useSearchParams } from 'react-router';
import { callFile } from '#app/api/call.ts';
import { longDate } from '#app/components/long-date.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { FilterForm } from '#app/lists/FilterForm.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { SearchField } from '#app/lists/SearchField.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import { fosterHomeStatus } from '#domain/fostering/foster-home.ts';
import { exportHomes, findHomes, type ListedHome } from '#domain/fostering/foster-home-calls.ts';
import { locale } from '#domain/language.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { species } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import { Contact } from './Contact.tsx';
import styles from './Fostering.module.css';
import { HomeFacts } from './HomeFacts.tsx';
import { type HomeFilter, homeFilterIn, searchOf } from './home-filter.ts';

/** Who offers a home, with its load. */
export function HomeList() {
  const text = useFosteringText().admin;
  const [params] = useSearchParams();
  const filter = homeFilterIn(params);
  const page = readPageNumber(params.get(pageParam));
  const list = useCallList(
    findHomes,
    { ...searchOf(filter), page, limit: 30 },
    { addressOf: (number) => addressWith({ ...filter }, number) },
  );
  return (
    <ManagedList
      list={list}
      bar={<Filters key={JSON.stringify(filter)} filter={filter} />}
      exportAs={{
        text: text.export,
        fileName: text.file,
        fetchTable: () => callFile(exportHomes, searchOf(filter)),
      }}
      count={(total) => (total > 0 ? text.count(total) : '')}
      empty={
        <EmptyState title={text.none}>
          <p>{text.noneText}</p>
        </EmptyState>
      }
    >
      {(items) => <HomeTable items={items} />}
    </ManagedList>
  );
}

const seldom = ['estado', 'especie', 'libres'] as const;

function Filters({ filter }: { filter: HomeFilter }) {
  const text = useFosteringText();
  const say = text.admin.filters;
  const isFiltered = Object.values(filter).some((word) => word !== '');
  return (
    <FilterForm
      label={say.label}
      active={seldom.filter((name) => filter[name] !== '').length}
      apply={say.show}
      clear={isFiltered ? { label: say.clear, to: '?' } : undefined}
      more={
        <>
          <SelectField
            label={say.status}
            name="estado"
            empty={say.any}
            defaultValue={filter.estado}
            options={fosterHomeStatus.values.map((value) => ({
              value: fosterHomeStatus.toWire(value),
              label: text.statuses[value],
            }))}
          />
          <SelectField
            label={say.species}
            name="especie"
            empty={say.any}
            defaultValue={filter.especie}
            options={species.values.map((value) => ({
              value: species.toWire(value),
              label: text.species[value],
            }))}
          />
          <SelectField
            label={say.free}
            name="libres"
            empty={say.any}
            defaultValue={filter.libres}
            options={[1, 2, 3, 5].map((count) => ({
              value: String(count),
              label: say.freeOf(count),
            }))}
          />
        </>
      }
    >
      <SearchField label={say.city} name="ciudad" defaultValue={filter.ciudad} />
    </FilterForm>
  );
}

function HomeTable({ items }: { items: readonly ListedHome[] }) {
  const text = useFosteringText();
  const say = text.admin;
  const language = useLanguage();
  const { columns: headers } = say;
  const columns: Column<ListedHome>[] = [
    {
      header: headers.who,
      kind: 'title',
      cell: ({ contact, city, status }) => (
        <>
          {contact?.name ?? say.gone}
          <span className={styles.soft}>
            {city} · {text.statuses[status]}
          </span>
        </>
      ),
    },
    {
      header: headers.takes,
      kind: 'named',
      cell: (home) => (
        <>
          {text.species[home.species]}
          <details className={styles.details}>
            <summary>{say.details}</summary>
            {home.contact && <Contact contact={home.contact} />}
            <HomeFacts home={home} />
          </details>
        </>
      ),
    },
    {
      header: headers.load,
      kind: 'named',
      cell: ({ guests, places }) => (
        <>
          {say.load(guests.length, places)}
          <span className={styles.soft}>
            {guests.length >= places ? say.full : say.free(places - guests.length)}
          </span>
          {guests.length > 0 && (
            <ul className="plain-list">
              {guests.map((one) => (
                <li key={one.petId}>
                  <Link to={pathFor('petFoster', language, { id: one.petId })}>
                    {say.guest(one.name, one.days)}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </>
      ),
    },
    {
      header: headers.past,
      kind: 'named',
      cell: ({ pastStays, totalDays }) =>
        pastStays === 0 ? say.noPast : say.past(pastStays, totalDays),
    },
    {
      header: headers.until,
      kind: 'named',
      cell: ({ availableUntil }) =>
        availableUntil === null ? say.noLimit : longDate(availableUntil, locale[language]),
    },
  ];
  return <ManagedTable columns={columns} items={items} label={say.title} />;
}
