import { Link, useSearchParams } from 'react-router';
import { longDate } from '#app/components/long-date.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { addressWith, useManagedList } from '#app/lists/use-managed-list.ts';
import { useToday } from '#app/site.ts';
import { locale } from '#domain/language.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Fostering.module.css';
import { findStays, type Stay } from './foster-calls.ts';
import { WaitingPhotos } from './WaitingPhotos.tsx';

/** Which pets are in a home now. */
export function StayList({
  ofAll,
  params = {},
}: {
  ofAll: boolean;
  /** Of the address that stay from page to page. */
  params?: Readonly<Record<string, string>>;
}) {
  const text = useFosteringText();
  const language = useLanguage();
  const today = useToday();
  const [search] = useSearchParams();
  const list = useManagedList({
    find: findStays,
    query: { page: readPageNumber(search.get(pageParam)), ofAll },
    addressOf: (page) => addressWith(params, page),
  });
  const day = (date: string) => longDate(date, locale[language]);
  const { columns: headers } = text.stays;
  const columns: Column<Stay>[] = [
    {
      header: headers.pet,
      kind: 'title',
      cell: ({ mascota, mascota_id }) => (
        <Link to={pathFor('petFoster', language, { id: mascota_id })}>{mascota}</Link>
      ),
    },
    {
      header: headers.home,
      kind: 'named',
      cell: ({ hogar }) =>
        hogar ? (
          <>
            {hogar.nombre}
            <span className={styles.soft}>{hogar.ciudad}</span>
          </>
        ) : (
          text.pet.homeGone
        ),
    },
    {
      header: headers.since,
      kind: 'named',
      cell: ({ desde, dias }) => (
        <>
          {day(desde)}
          <span className={styles.soft}>{text.days(dias)}</span>
        </>
      ),
    },
    {
      header: headers.plan,
      kind: 'named',
      cell: ({ previsto }) =>
        previsto === null ? (
          text.stays.noPlan
        ) : (
          <>
            {day(previsto)}
            {previsto < today && <span className={styles.overdue}> {text.stays.overdue}</span>}
          </>
        ),
    },
  ];
  return (
    <ManagedList
      list={list}
      bar={<WaitingPhotos ofAll={ofAll} />}
      count={(total) => (total > 0 ? text.stays.count(total) : '')}
      empty={
        <EmptyState title={text.stays.none}>
          <p>{text.stays.noneText}</p>
        </EmptyState>
      }
    >
      {(items) => <ManagedTable columns={columns} items={items} label={text.stays.title} />}
    </ManagedList>
  );
}
