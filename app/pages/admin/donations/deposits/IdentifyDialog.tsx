import { useState } from 'react';
import { call, read } from '#app/api/call.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { SaidByPage, useForm } from '#app/forms/use-form.ts';
import { useDepositsText } from '#app/i18n/deposits/use-deposits-text.ts';
import {
  type FoundLine,
  findDonor,
  identifyLine,
  type KnownDonor,
  type LineProposal,
} from '#domain/donations/bank-statement-calls.ts';
import { singleKinds } from '#domain/donations/donation-kind.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { lineMethods } from '#domain/donations/line-identification.ts';
import { formatPesos, parsePesos } from '#domain/money.ts';
import { PurposeFields } from '../PurposeFields.tsx';
import { GiftChoice } from './GiftChoice.tsx';

type Way = 'gift' | 'account' | 'name' | 'nobody';
const ways = ['gift', 'account', 'name', 'nobody'] as const satisfies readonly Way[];

interface Props {
  line: FoundLine;
  /** What was proposed and chosen. */
  gift?: LineProposal | undefined;
  donor?: KnownDonor | undefined;
  onClose: () => void;
  onDone: (title: string) => void;
}

/** Asks whose a deposit, or a part of it, is, and books that. An account is shown by its name before it is given any. */
export function IdentifyDialog({ line, gift, donor, onClose, onDone }: Props) {
  const { identify: text } = useDepositsText();
  const left = formatPesos(line.leftCents);
  const [way, setWay] = useState<Way>(likelyWay(line, gift, donor));
  const [giftId, setGiftId] = useState(gift?.donationId ?? '');
  const [petId, setPetId] = useState('');
  const [account, setAccount] = useState(
    donor?.email ? { email: donor.email, name: donor.name } : undefined,
  );

  const form = useForm({
    defaults: {
      ...{ term: '', giftId: '', email: donor?.email ?? '', name: donor?.name ?? line.sender },
      amount: String(line.leftCents / 100),
      ...{ kind: 'other', campaignId: '', method: 'transfer' },
    },
    async send({ email, name, amount, kind, campaignId, method }, { keyOf }) {
      const cents = parsePesos(amount);
      if (!cents || cents > line.leftCents) {
        form.form.setError('amount', { message: text.amountWrong(left) });
        throw new SaidByPage();
      }
      if (way === 'gift' && giftId === '') {
        form.form.setError('giftId', { message: text.chooseGift });
        throw new SaidByPage();
      }
      if (way === 'account' && account?.email !== email) {
        setAccount({ email, ...(await read(findDonor, { email })) });
        throw new SaidByPage();
      }
      const wanted = {
        id: line.id,
        amount: cents / 100,
        ...(way === 'gift' ? { donationId: giftId } : { donor: donorOf(way, email, name) }),
        ...(way !== 'gift' && {
          kind: singleKinds.find((one) => one === kind),
          ...(campaignId && { campaignId }),
          ...(petId && { petId }),
          method: lineMethods.find((one) => one === method),
        }),
      };
      const said = await call(identifyLine, wanted, { idempotencyKey: keyOf(wanted) });
      const number = folioOf(said);
      onDone(said.wasNoted ? text.wasNoted(number) : text.done(formatPesos(cents), number));
    },
  });
  const isKnown = way === 'account' && account !== undefined;
  return (
    <FormDialog
      title={text.title(left)}
      words={{ save: isKnown ? text.saveFor(account.name) : text.save, saving: text.saving }}
      form={form}
      onClose={onClose}
      wide
    >
      <p>{[line.description, line.sender].filter(Boolean).join(' · ')}</p>
      <ChoiceField<Way>
        name="way"
        label={text.way}
        options={ways.map((value) => ({ value, label: text.ways[value] }))}
        value={way}
        onChange={setWay}
      />
      {way === 'gift' && (
        <GiftChoice
          proposals={line.proposals}
          chosen={giftId}
          onChoose={setGiftId}
          search={form.field('term')}
          term={form.form.watch('term')}
          problem={form.field('giftId').error}
        />
      )}
      {way === 'account' && (
        <TextField
          {...form.field('email', { onChange: () => setAccount(undefined) })}
          type="email"
          label={text.email}
          hint={text.emailHint}
          autoComplete="off"
        />
      )}
      {isKnown && <Notice kind="info" title={text.account(account.name)} announce />}
      {way === 'name' && (
        <TextField
          {...form.field('name')}
          label={text.name}
          hint={text.nameHint}
          maxLength={120}
          autoComplete="off"
        />
      )}
      <TextField
        {...form.field('amount')}
        label={text.amount}
        hint={text.amountHint(left)}
        inputMode="decimal"
        autoComplete="off"
      />
      {way !== 'gift' && (
        <>
          <SelectField
            {...form.field('method')}
            label={text.method}
            options={lineMethods.map((value) => ({ value, label: text.methods[value] }))}
          />
          <PurposeFields
            kind={form.field('kind')}
            campaign={form.field('campaignId')}
            petId={petId}
            onPet={setPetId}
          />
        </>
      )}
    </FormDialog>
  );
}

function likelyWay(line: FoundLine, gift?: LineProposal, donor?: KnownDonor): Way {
  if (donor) return donor.email === null ? 'name' : 'account';
  return gift !== undefined || line.proposals.length > 0 ? 'gift' : 'name';
}

function donorOf(way: Way, email: string, name: string) {
  if (way === 'account') return { email };
  return way === 'name' ? { name } : { isAnonymous: true };
}
