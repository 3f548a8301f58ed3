import { DateRangeFields } from '#app/forms/DateRangeFields.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { FilterForm } from '#app/lists/FilterForm.tsx';
import { SearchField } from '#app/lists/SearchField.tsx';
import { addressWith } from '#app/lists/use-managed-list.ts';
import { viewParam } from '../view-param.ts';
import type { AuditFilters } from './audit-search.ts';

/** The filters' names in the address. */
export const filterParams = {
  action: 'accion',
  person: 'persona',
  from: 'desde',
  to: 'hasta',
} as const satisfies Record<keyof AuditFilters, string>;

const seldom = ['action', 'from', 'to'] as const;

interface Props {
  filters: AuditFilters;
  /** Of the page that it stands on; '' where it is not one of several. */
  view: string;
  ofOnePerson: boolean;
}

export function AuditFilterForm({ filters, view, ofOnePerson }: Props) {
  const text = useAdministrationText().audit;
  const language = useLanguage();
  const options = Object.entries(text.actions)
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
  return (
    <FilterForm
      key={JSON.stringify(filters)}
      active={seldom.filter((name) => filters[name]).length}
      apply={text.filter}
      clear={
        Object.values(filters).some(Boolean)
          ? { label: text.clear, to: addressWith({ [viewParam]: view }, 1) }
          : undefined
      }
      more={
        <>
          <SelectField
            label={text.action}
            name={filterParams.action}
            options={options}
            empty={text.any}
            defaultValue={filters.action}
          />
          <DateRangeFields labels={text} names={filterParams} values={filters} />
        </>
      }
    >
      {view && <input type="hidden" name={viewParam} value={view} />}
      {!ofOnePerson && (
        <SearchField
          label={text.person}
          name={filterParams.person}
          defaultValue={filters.person}
          maxLength={200}
        />
      )}
    </FilterForm>
  );
}
