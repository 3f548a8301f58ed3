import type { ComponentProps } from 'react';
import { useCall } from '#app/api/use-call.ts';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useGiftPurposeText } from '#app/i18n/gift-purpose/use-gift-purpose-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { findGiftCampaigns } from '#domain/donations/bookkeeping-calls.ts';
import { singleKinds } from '#domain/donations/donation-kind.ts';
import { kindNames } from '#domain/donations/donation-words.ts';
import { PetChoice } from '../newsletter/PetChoice.tsx';
import styles from './PurposeFields.module.css';

type Registered = Omit<ComponentProps<typeof SelectField>, 'label' | 'hint' | 'options' | 'empty'>;

interface Props {
  /** As the form registers them. */
  kind: Registered;
  campaign: Registered;
  /** '' while there is none. */
  petId: string;
  onPet: (id: string) => void;
}

/** Asks what a gift is for that whoever keeps the books notes: its kind, a campaign, and a pet. */
export function PurposeFields({ kind, campaign, petId, onPet }: Props) {
  const text = useGiftPurposeText();
  const language = useLanguage();
  const { data: campaigns = [] } = useCall(findGiftCampaigns, {});
  return (
    <>
      <SelectField
        {...kind}
        label={text.kind}
        options={singleKinds.map((value) => ({ value, label: kindNames[value][language] }))}
      />
      {campaigns.length > 0 && (
        <SelectField
          {...campaign}
          label={text.campaign}
          hint={text.campaignHint}
          empty={text.noCampaign}
          options={campaigns.map(({ id, title }) => ({ value: id, label: title[language] }))}
        />
      )}
      <details className={styles.pet}>
        <summary>{text.choosePet}</summary>
        <PetChoice ids={petId === '' ? [] : [petId]} most={1} onChange={([id = '']) => onPet(id)} />
      </details>
    </>
  );
}
