import { SelectField } from '#app/forms/SelectField.tsx';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import { type DonationKind, donationKinds } from '#domain/donations/donation-kind.ts';
import type { Language } from '#domain/language.ts';
import { type IssueBlock, mostEvents, mostPets } from '#domain/newsletter/issue-content.ts';
import { LinkField } from './LinkField.tsx';
import { Pair } from './Pair.tsx';
import { PetChoice } from './PetChoice.tsx';
import { PictureFields } from './PictureFields.tsx';
import { RichPair } from './RichPair.tsx';

interface Props<Of> {
  block: Of;
  languages: readonly Language[];
  onChange: (block: IssueBlock) => void;
}
type Of<Kind extends IssueBlock['kind']> = Extract<IssueBlock, { kind: Kind }>;

export function BlockFields({ block, ...rest }: Props<IssueBlock>) {
  switch (block.kind) {
    case 'text':
      return <TextFields block={block} {...rest} />;
    case 'picture':
      return <PictureFields block={block} {...rest} />;
    case 'pets':
      return <PetsField block={block} onChange={rest.onChange} />;
    case 'waitingPets':
    case 'events':
      return <CountField block={block} onChange={rest.onChange} />;
    case 'button':
      return <ButtonFields block={block} {...rest} />;
    case 'campaign':
      return <CampaignFields block={block} {...rest} />;
  }
}

function CampaignFields({ block, languages, onChange }: Props<Of<'campaign'>>) {
  const text = useIssuesText().blocks;
  return (
    <>
      <TextFields block={block} languages={languages} onChange={onChange} />
      <SelectField
        label={text.give}
        value={block.give}
        onChange={({ target }) => onChange({ ...block, give: target.value as DonationKind })}
        options={donationKinds.values.map((value) => ({ value, label: text.gifts[value] }))}
      />
    </>
  );
}

function TextFields({ block, languages, onChange }: Props<Of<'text'> | Of<'campaign'>>) {
  const text = useIssuesText().blocks;
  return (
    <>
      <Pair
        languages={languages}
        label={text.heading}
        value={block.heading}
        maxLength={120}
        onChange={(heading) => onChange({ ...block, heading })}
      />
      <RichPair
        languages={languages}
        label={text.text}
        value={block.text}
        onChange={(written) => onChange({ ...block, text: written })}
      />
    </>
  );
}

function PetsField({ block, onChange }: Omit<Props<Of<'pets'>>, 'languages'>) {
  const text = useIssuesText().blocks;
  return (
    <>
      <p>{text.petsHint}</p>
      <PetChoice ids={block.ids} most={mostPets} onChange={(ids) => onChange({ ...block, ids })} />
    </>
  );
}

function CountField({
  block,
  onChange,
}: {
  block: Of<'waitingPets'> | Of<'events'>;
  onChange: (block: IssueBlock) => void;
}) {
  const text = useIssuesText().blocks;
  const most = block.kind === 'events' ? mostEvents : mostPets;
  return (
    <SelectField
      label={block.kind === 'events' ? text.countEvents : text.count}
      value={String(block.count)}
      onChange={({ target }) => onChange({ ...block, count: Number(target.value) })}
      options={Array.from({ length: most }, (_, index) => {
        const value = String(index + 1);
        return { value, label: value };
      })}
    />
  );
}

function ButtonFields({ block, languages, onChange }: Props<Of<'button'>>) {
  const text = useIssuesText().blocks;
  return (
    <>
      <Pair
        languages={languages}
        label={text.label}
        value={block.label}
        maxLength={60}
        onChange={(label) => onChange({ ...block, label })}
      />
      <LinkField
        label={text.target}
        value={block.target}
        onChange={(target) => onChange({ ...block, target })}
      />
    </>
  );
}
