import { Button, ButtonLink } from '#app/components/Button.tsx';
import { QueryForm } from '#app/components/QueryForm.tsx';
import { DateRangeFields } from '#app/forms/DateRangeFields.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { addressWith } from '#app/lists/use-managed-list.ts';
import styles from '../AdminTable.module.css';
import { viewParam } from '../view-param.ts';
import type { AuditFilters } from './audit.ts';

/** The filters' names in the address. */
export const filterParams = {
  action: 'accion',
  person: 'persona',
  from: 'desde',
  to: 'hasta',
} as const satisfies Record<keyof AuditFilters, string>;

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
    <QueryForm className={styles.filters} role="search" key={JSON.stringify(filters)}>
      {view && <input type="hidden" name={viewParam} value={view} />}
      {!ofOnePerson && (
        <TextField
          label={text.person}
          type="search"
          name={filterParams.person}
          defaultValue={filters.person}
          maxLength={200}
        />
      )}
      <SelectField
        label={text.action}
        name={filterParams.action}
        options={options}
        empty={text.any}
        defaultValue={filters.action}
      />
      <DateRangeFields labels={text} names={filterParams} values={filters} />
      <div className={styles.filterActions}>
        <Button type="submit" icon="filter" variant="outline">
          {text.filter}
        </Button>
        {Object.values(filters).some(Boolean) && (
          <ButtonLink to={addressWith({ [viewParam]: view }, 1)} variant="quiet" preventScrollReset>
            {text.clear}
          </ButtonLink>
        )}
      </div>
    </QueryForm>
  );
}
