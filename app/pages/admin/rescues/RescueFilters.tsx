import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { AddressSelect } from '#app/lists/AddressSelect.tsx';
import { LiveSearch } from '#app/lists/LiveSearch.tsx';
import { MoreFilters } from '#app/lists/MoreFilters.tsx';
import { addressWith } from '#app/lists/use-managed-list.ts';
import { federalStates } from '#domain/federal-states.ts';
import { rescueAssignments, rescueScopes } from '#domain/rescues/rescue-desk-calls.ts';
import { rescueLabels } from '#domain/rescues/rescue-labels.ts';
import { rescueStates } from '#domain/rescues/rescue-machine.ts';
import { rescueKinds, urgencies } from '#domain/rescues/rescue-words.ts';
import type { RescueCounts } from './RescueFigures.tsx';
import styles from './Rescues.module.css';
import type { RescueParams } from './rescue-params.ts';

interface Props {
  requested: RescueParams;
  counts: RescueCounts | undefined;
}

/** What is chosen stands in the address. */
export function RescueFilters({ requested, counts }: Props) {
  const text = useRescueDeskText();
  const { filters } = text;
  const labels = rescueLabels[useLanguage()];
  const select = (
    name: keyof RescueParams,
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
        { value: '', label: filters.open },
        { value: rescueScopes.toWire('all'), label: filters.all },
        ...rescueStates.values.map((state) => ({
          value: rescueStates.toWire(state),
          label: filters.counted(
            labels.states[state],
            counts?.byState.find((one) => one.state === state)?.total ?? 0,
          ),
        })),
      ])}
      {select('urgencia', filters.urgency, [
        { value: '', label: filters.anyUrgency },
        ...urgencies.values.map((one) => ({
          value: urgencies.toWire(one),
          label: labels.urgencies[one],
        })),
      ])}
      <MoreFilters
        active={[requested.tipo, requested.asignado, requested.entidad].filter(Boolean).length}
      >
        {select('tipo', filters.kind, [
          { value: '', label: filters.any },
          ...rescueKinds.values.map((kind) => ({
            value: rescueKinds.toWire(kind),
            label: labels.kinds[kind],
          })),
        ])}
        {select('asignado', filters.assigned, [
          { value: '', label: filters.anybody },
          { value: rescueAssignments.toWire('mine'), label: filters.mine },
          { value: rescueAssignments.toWire('nobodys'), label: filters.nobodys },
        ])}
        {select('entidad', filters.place, [
          { value: '', label: filters.anywhere },
          ...federalStates.map(({ value }) => ({ value, label: value })),
        ])}
      </MoreFilters>
    </div>
  );
}
