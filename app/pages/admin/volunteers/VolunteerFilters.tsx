import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerDeskText } from '#app/i18n/volunteer-desk/use-volunteer-desk-text.ts';
import { AddressSelect } from '#app/lists/AddressSelect.tsx';
import { LiveSearch } from '#app/lists/LiveSearch.tsx';
import { addressWith } from '#app/lists/use-managed-list.ts';
import type { DataOfCall } from '#domain/contract/call.ts';
import { type countVolunteers, volunteerScopes } from '#domain/volunteers/volunteer-desk-calls.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import { volunteerStates } from '#domain/volunteers/volunteer-machine.ts';
import { volunteerTasks } from '#domain/volunteers/volunteer-words.ts';
import styles from './Volunteers.module.css';
import type { VolunteerParams } from './volunteer-params.ts';

interface Props {
  requested: VolunteerParams;
  counts: DataOfCall<typeof countVolunteers> | undefined;
}

/** What is chosen stands in the address. */
export function VolunteerFilters({ requested, counts }: Props) {
  const text = useVolunteerDeskText();
  const { filters } = text;
  const labels = volunteerLabels[useLanguage()];
  return (
    <div className={styles.bar}>
      <LiveSearch
        label={text.search}
        term={requested.busca}
        addressOf={(busca) => addressWith({ ...requested, busca }, 1)}
      />
      <AddressSelect
        requested={{ ...requested }}
        name="cuales"
        label={filters.which}
        options={[
          { value: '', label: filters.open },
          { value: volunteerScopes.toWire('active'), label: filters.active },
          { value: volunteerScopes.toWire('all'), label: filters.all },
          ...volunteerStates.values
            .filter((state) => state !== 'unconfirmed')
            .map((state) => ({
              value: volunteerStates.toWire(state),
              label: filters.counted(
                labels.states[state],
                counts?.byState.find((one) => one.state === state)?.total ?? 0,
              ),
            })),
        ]}
      />
      <AddressSelect
        requested={{ ...requested }}
        name="tarea"
        label={filters.task}
        options={[
          { value: '', label: filters.any },
          ...volunteerTasks.values.map((task) => ({
            value: volunteerTasks.toWire(task),
            label: filters.counted(
              labels.tasks[task],
              counts?.byTask.find((one) => one.task === task)?.total ?? 0,
            ),
          })),
        ]}
      />
    </div>
  );
}
