import { Link, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { QueryForm } from '#app/components/QueryForm.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { addressWith, useManagedList } from '#app/lists/use-managed-list.ts';
import { fosterHomeStatus, fosterSpecies } from '#domain/fostering/foster-home.ts';
import { locale } from '#domain/language.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import { Contact } from './Contact.tsx';
import styles from './Fostering.module.css';
import {
  exportHomes,
  findHomes,
  type HomeFilter,
  type ListedHome,
  speciesFilters,
} from './foster-calls.ts';
import { HomeFacts } from './HomeFacts.tsx';

/** Who offers a home, with its load. */
export function HomeList() {
  const text = useFosteringText().admin;
  const language = useLanguage();
  const [params] = useSearchParams();
  const read = (name: string) => params.get(name) ?? '';
  const filter = {
    estado: read('estado'),
    especie: read('especie'),
    ciudad: read('ciudad'),
    libres: read('libres'),
  };
  const list = useManagedList({
    find: findHomes,
    query: { page: readPageNumber(params.get(pageParam)), filter },
    addressOf: (page) => addressWith(filter, page),
  });
  return (
    <ManagedList
      list={list}
      bar={<Filters key={JSON.stringify(filter)} filter={filter} />}
      exportAs={{
        text: text.export,
        fileName: text.file,
        fetchTable: () => exportHomes(filter, language),
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

function Filters({ filter }: { filter: HomeFilter }) {
  const text = useFosteringText();
  const say = text.admin.filters;
  const isFiltered = Object.values(filter).some((word) => word !== '');
  return (
    <QueryForm className={styles.filters} aria-label={say.label}>
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
        options={speciesFilters.map((value) => ({
          value: fosterSpecies.toWire(value),
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
      <TextField label={say.city} name="ciudad" type="search" defaultValue={filter.ciudad} />
      <Button type="submit" size="small" variant="outline" icon="filter">
        {say.show}
      </Button>
      {isFiltered && (
        <ButtonLink to="?" size="small" variant="quiet">
          {say.clear}
        </ButtonLink>
      )}
    </QueryForm>
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
          {contact?.nombre ?? say.gone}
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
                <li key={one.mascota_id}>
                  <Link to={pathFor('petFoster', language, { id: one.mascota_id })}>
                    {say.guest(one.mascota, one.dias)}
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
