import { Link, useSearchParams } from 'react-router';
import { longDate } from '#app/components/long-date.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import { useToday } from '#app/site.ts';
import { findStays, type Stay } from '#domain/fostering/foster-stay-calls.ts';
import { locale } from '#domain/language.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Fostering.module.css';
import { WaitingPhotos } from './WaitingPhotos.tsx';

/** In the address: only the photos of diaries that wait for a review. */
const photosParam = 'fotos';
const photosToReview = 'por_revisar';

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
  const page = readPageNumber(search.get(pageParam));
  const onlyPhotos = search.get(photosParam) === photosToReview;
  const list = useCallList(
    findStays,
    { page, limit: 30, ofAll },
    { addressOf: (number) => addressWith(params, number), isWanted: !onlyPhotos },
  );
  const day = (date: string) => longDate(date, locale[language]);
  const { columns: headers } = text.stays;
  const columns: Column<Stay>[] = [
    {
      header: headers.pet,
      kind: 'title',
      cell: ({ petId, petName }) => (
        <Link to={pathFor('petFoster', language, { id: petId })}>{petName}</Link>
      ),
    },
    {
      header: headers.home,
      kind: 'named',
      cell: ({ home }) =>
        home ? (
          <>
            {home.name}
            <span className={styles.soft}>{home.city}</span>
          </>
        ) : (
          text.pet.homeGone
        ),
    },
    {
      header: headers.since,
      kind: 'named',
      cell: ({ startedOn, days }) => (
        <>
          {day(startedOn)}
          <span className={styles.soft}>{text.days(days)}</span>
        </>
      ),
    },
    {
      header: headers.plan,
      kind: 'named',
      cell: ({ plannedUntil }) =>
        plannedUntil === null ? (
          text.stays.noPlan
        ) : (
          <>
            {day(plannedUntil)}
            {plannedUntil < today && <span className={styles.overdue}> {text.stays.overdue}</span>}
          </>
        ),
    },
  ];
  if (onlyPhotos) {
    return (
      <>
        <WaitingPhotos ofAll={ofAll} saysNone />
        <p>
          <Link to={addressWith(params, 1)}>{text.stays.all}</Link>
        </p>
      </>
    );
  }
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
