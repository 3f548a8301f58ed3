import { useCall } from '#app/api/use-call.ts';
import { DateRangeFields } from '#app/forms/DateRangeFields.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { FilterForm } from '#app/lists/FilterForm.tsx';
import { SearchField } from '#app/lists/SearchField.tsx';
import { findGiftCampaigns } from '#domain/donations/bookkeeping-calls.ts';
import { donationKinds, paymentMethods } from '#domain/donations/donation-kind.ts';
import { donationStates } from '#domain/donations/donation-state.ts';
import { kindNames, methodNames, stateNames } from '#domain/donations/donation-words.ts';
import type { Bilingual } from '#domain/language.ts';
import type { Vocabulary } from '#domain/vocabulary.ts';
import type { DonationFilters } from './donations.ts';

/** The filters' names in the address. */
export const filterParams = {
  term: 'busca',
  state: 'estado',
  method: 'metodo',
  kind: 'tipo',
  campaign: 'campana',
  from: 'desde',
  to: 'hasta',
} as const satisfies Record<keyof DonationFilters, string>;

const seldom = ['state', 'method', 'kind', 'campaign', 'from', 'to'] as const;

interface Props {
  filters: DonationFilters;
  isFiltered: boolean;
}

export function DonationFilterForm({ filters, isFiltered }: Props) {
  const text = useAdminDonationsText().filters;
  const language = useLanguage();
  const optionsOf = <Word extends string>(
    words: Vocabulary<Word>,
    names: Record<Word, Bilingual>,
  ) => words.values.map((word) => ({ value: words.toWire(word), label: names[word][language] }));
  const { data: campaigns = [] } = useCall(findGiftCampaigns, {});
  const choices = [
    { name: 'state', options: optionsOf(donationStates, stateNames) },
    { name: 'method', options: optionsOf(paymentMethods, methodNames) },
    { name: 'kind', options: optionsOf(donationKinds, kindNames) },
    {
      name: 'campaign',
      options: campaigns.map(({ id, title }) => ({ value: id, label: title[language] })),
    },
  ] as const;
  return (
    <FilterForm
      key={JSON.stringify(filters)}
      active={seldom.filter((name) => filters[name]).length}
      apply={text.apply}
      clear={isFiltered ? { label: text.clear, to: '?' } : undefined}
      more={
        <>
          {choices.map(({ name, options }) => (
            <SelectField
              label={text[name]}
              name={filterParams[name]}
              options={options}
              empty={text.any}
              // Its options come later than the page.
              key={name + options.length}
              defaultValue={filters[name]}
            />
          ))}
          <DateRangeFields labels={text} names={filterParams} values={filters} />
        </>
      }
    >
      <SearchField
        label={text.search}
        placeholder={text.searchHint}
        name={filterParams.term}
        defaultValue={filters.term}
        maxLength={200}
      />
    </FilterForm>
  );
}
