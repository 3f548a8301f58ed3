import { Link, useSearchParams } from 'react-router';
import { callFile } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useVolunteerDeskText } from '#app/i18n/volunteer-desk/use-volunteer-desk-text.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import type { DataOfCall } from '#domain/contract/call.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import {
  countVolunteers,
  exportVolunteers,
  findVolunteers,
  volunteerScopes,
} from '#domain/volunteers/volunteer-desk-calls.ts';
import { volunteerStates } from '#domain/volunteers/volunteer-machine.ts';
import { VolunteerFilters } from './VolunteerFilters.tsx';
import styles from './Volunteers.module.css';
import { VolunteerTable } from './VolunteerTable.tsx';
import { readVolunteerParams, volunteerQuestion } from './volunteer-params.ts';

/** Who would like to volunteer and who does: first what waits, the oldest first. */
export function VolunteerList() {
  const text = useVolunteerDeskText();
  const [params] = useSearchParams();
  const requested = readVolunteerParams(params);
  const { data: counts } = useCall(countVolunteers, {});
  const list = useCallList(
    findVolunteers,
    { ...volunteerQuestion(requested), page: readPageNumber(params.get(pageParam)) },
    { addressOf: (page) => addressWith({ ...requested }, page), refreshesOnFocus: true },
  );
  return (
    <>
      <Figures counts={counts} />
      <ManagedList
        list={list}
        bar={<VolunteerFilters requested={requested} counts={counts} />}
        exportAs={{
          text: text.export,
          fileName: text.file,
          fetchTable: () => callFile(exportVolunteers, volunteerQuestion(requested)),
        }}
        count={(total) => (total > 0 ? text.count(total) : '')}
        empty={
          <EmptyState title={text.none}>
            <p>{text.noneText}</p>
          </EmptyState>
        }
      >
        {(items) => <VolunteerTable items={items} />}
      </ManagedList>
    </>
  );
}

const linksOf = {
  open: '?',
  active: `?cuales=${volunteerScopes.toWire('active')}`,
  paused: `?cuales=${volunteerStates.toWire('paused')}`,
} as const;

/** How many there are, each number with the way to them. */
function Figures({ counts }: { counts: DataOfCall<typeof countVolunteers> | undefined }) {
  const text = useVolunteerDeskText().figures;
  return (
    <ul className={`plain-list ${styles.figures}`} aria-label={text.label}>
      {(['open', 'active', 'paused'] as const).map((name) => (
        <li key={name} data-name={name}>
          <Link to={linksOf[name]}>
            <strong>{counts?.[name] ?? '–'}</strong> {text[name]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
