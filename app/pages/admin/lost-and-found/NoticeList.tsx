import { Link, useSearchParams } from 'react-router';
import { callFile } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useNoticeDeskText } from '#app/i18n/notice-desk.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { AddressSelect } from '#app/lists/AddressSelect.tsx';
import { LiveSearch } from '#app/lists/LiveSearch.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import {
  countNotices,
  exportNotices,
  findDeskNotices,
  noticeScopes,
} from '#domain/lost-and-found/notice-desk-calls.ts';
import { noticeLabels } from '#domain/lost-and-found/notice-labels.ts';
import { noticeStates } from '#domain/lost-and-found/notice-machine.ts';
import { noticeKinds, noticeSpecies } from '#domain/lost-and-found/notice-words.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import styles from './NoticeDesk.module.css';
import { NoticeTable } from './NoticeTable.tsx';
import { type NoticeParams, noticeQuestion, readNoticeParams } from './notice-params.ts';

const linksOf = {
  waiting: '?',
  published: `?cuales=${noticeStates.toWire('published')}`,
  reunited: `?cuales=${noticeStates.toWire('reunited')}`,
} as const;

/** Notices that wait to be looked at, what waits longest first; or others. */
export function NoticeList() {
  const text = useNoticeDeskText();
  const [params] = useSearchParams();
  const requested = readNoticeParams(params);
  const { data: counts } = useCall(countNotices, {});
  const list = useCallList(
    findDeskNotices,
    { ...noticeQuestion(requested), page: readPageNumber(params.get(pageParam)) },
    { addressOf: (page) => addressWith({ ...requested }, page), refreshesOnFocus: true },
  );
  return (
    <>
      <ul className={`plain-list ${styles.figures}`} aria-label={text.figures.label}>
        {(['waiting', 'published', 'reunited'] as const).map((name) => (
          <li key={name}>
            <Link to={linksOf[name]}>
              <strong>{counts?.[name] ?? '–'}</strong> {text.figures[name]}
            </Link>
          </li>
        ))}
      </ul>
      <ManagedList
        list={list}
        bar={<NoticeFilters requested={requested} />}
        exportAs={{
          text: text.export,
          fileName: text.file,
          fetchTable: () => callFile(exportNotices, noticeQuestion(requested)),
        }}
        count={(total) => (total > 0 ? text.count(total) : '')}
        empty={
          <EmptyState title={text.none}>
            <p>{text.noneText}</p>
          </EmptyState>
        }
      >
        {(items) => <NoticeTable items={items} />}
      </ManagedList>
    </>
  );
}

/** What is chosen stands in the address. */
function NoticeFilters({ requested }: { requested: NoticeParams }) {
  const text = useNoticeDeskText();
  const { filters } = text;
  const labels = noticeLabels[useLanguage()];
  const select = (
    name: keyof NoticeParams,
    label: string,
    options: readonly { value: string; label: string }[],
  ) => <AddressSelect requested={{ ...requested }} {...{ name, label, options }} />;
  return (
    <div className={styles.bar}>
      <LiveSearch
        label={text.search}
        term={requested.busca}
        addressOf={(busca) => addressWith({ ...requested, busca }, 1)}
      />
      {select('cuales', filters.which, [
        { value: '', label: filters.waiting },
        { value: noticeScopes.toWire('all'), label: filters.all },
        ...noticeStates.values
          .filter((state) => state !== 'inReview')
          .map((state) => ({ value: noticeStates.toWire(state), label: labels.states[state] })),
      ])}
      {select('tipo', filters.kind, [
        { value: '', label: filters.any },
        ...noticeKinds.values.map((one) => ({
          value: noticeKinds.toWire(one),
          label: labels.kinds[one],
        })),
      ])}
      {select('especie', filters.species, [
        { value: '', label: filters.any },
        ...noticeSpecies.values.map((one) => ({
          value: noticeSpecies.toWire(one),
          label: labels.species[one],
        })),
      ])}
    </div>
  );
}
