import { Button, ButtonLink } from '#app/components/Button.tsx';
import { QueryForm } from '#app/components/QueryForm.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useMyDonationsText } from '#app/i18n/my-donations/use-my-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { donationKinds } from '#domain/donations/donation-kind.ts';
import { kindNames } from '#domain/donations/donation-words.ts';
import styles from './HistoryFilters.module.css';

/** Their names in the address, with the words of the wire; '' for all. */
export interface HistoryFilters {
  /** Four digits. */
  anio: string;
  tipo: string;
}

/** What the address asks for; what it cannot ask for is passed over. */
export function readHistoryFilters(params: URLSearchParams): HistoryFilters {
  const [year, kind] = [params.get('anio') ?? '', params.get('tipo') ?? ''];
  return {
    anio: /^\d{4}$/.test(year) ? year : '',
    tipo: donationKinds.fromWire(kind) ? kind : '',
  };
}

interface Props {
  filters: HistoryFilters;
  /** In which something was given; the latest first. */
  years: readonly number[];
}

export function HistoryFilterForm({ filters, years }: Props) {
  const text = useMyDonationsText().filters;
  const language = useLanguage();
  const { anio, tipo } = filters;
  // One that the address names can be chosen also where nothing was given in it.
  const all = [...new Set([...years.map(String), ...(anio ? [anio] : [])])].sort().reverse();
  return (
    <QueryForm
      className={styles.filters}
      role="search"
      aria-label={text.label}
      key={`${anio} ${tipo}`}
    >
      <SelectField
        label={text.year}
        name="anio"
        empty={text.anyYear}
        options={all.map((value) => ({ value, label: value }))}
        defaultValue={anio}
      />
      <SelectField
        label={text.kind}
        name="tipo"
        empty={text.anyKind}
        options={donationKinds.values.map((kind) => ({
          value: donationKinds.toWire(kind),
          label: kindNames[kind][language],
        }))}
        defaultValue={tipo}
      />
      <div className={styles.actions}>
        <Button type="submit" icon="filter" variant="outline">
          {text.apply}
        </Button>
        {(anio || tipo) && (
          <ButtonLink to="?" variant="quiet" preventScrollReset>
            {text.clear}
          </ButtonLink>
        )}
      </div>
    </QueryForm>
  );
}
