import type { ComponentProps } from 'react';
import { useCallPage } from '#app/api/use-call.ts';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSettled } from '#app/forms/use-settled.ts';
import { useDepositsText } from '#app/i18n/deposits/use-deposits-text.ts';
import type { FoundLine } from '#domain/donations/bank-statement-calls.ts';
import { findDonations } from '#domain/donations/bookkeeping-calls.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { useGiftName } from './deposit-words.ts';

interface Props {
  proposals: FoundLine['proposals'];
  /** Id of a donation; '' while there is none. */
  chosen: string;
  onChoose: (id: string) => void;
  /** The field of the search, as its form registers it, and what stands in it. */
  search: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>;
  term: string;
  problem: string | undefined;
}

const mostFound = 8;
const shortestTerm = 2;

/** A donation to the account: among those that are proposed, or by a search. */
export function GiftChoice({ proposals, chosen, onChoose, search, term, problem }: Props) {
  const { identify: text, because } = useDepositsText();
  const nameOf = useGiftName();
  const wanted = useSettled(term.trim());
  const isWanted = wanted.length >= shortestTerm;
  const { data } = useCallPage(
    findDonations,
    { term: wanted, method: 'transfer', provider: 'own', page: 1, limit: mostFound },
    { isWanted },
  );
  const found = (isWanted ? (data?.items ?? []) : []).map((one) => ({
    value: one.id,
    label: nameOf({
      donationId: one.id,
      number: folioOf(one) || null,
      donor: one.donor?.name ?? null,
      amountCents: one.amountCents,
    }),
  }));
  const proposed = proposals.map((one) => ({
    value: one.donationId,
    label: `${nameOf(one)} (${because[one.because]})`,
  }));
  const options = [...new Map([...found, ...proposed].map((one) => [one.value, one])).values()];
  return (
    <>
      {options.length > 0 && (
        <ChoiceField
          name="gift"
          label={text.gift}
          error={problem}
          options={options}
          value={chosen}
          onChange={onChoose}
        />
      )}
      <TextField
        {...search}
        error={options.length > 0 ? undefined : problem}
        label={text.search}
        hint={text.searchHint}
        autoComplete="off"
      />
      {isWanted && data && found.length === 0 && <p role="status">{text.noGifts}</p>}
    </>
  );
}
