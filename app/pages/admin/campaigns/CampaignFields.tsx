import { useFound } from '#app/api/use-found.ts';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useCampaignEditorText } from '#app/i18n/campaign-editor/use-campaign-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import {
  type CampaignContent,
  longestSlug,
  longestSummary,
  longestSurplus,
  longestTitle,
  mostPets,
} from '#domain/campaigns/campaign-content.ts';
import type { CampaignState } from '#domain/campaigns/campaign-states.ts';
import { isKindOfItsOwn } from '#domain/catalogues/product.ts';
import { type SingleKind, singleKinds } from '#domain/donations/donation-kind.ts';
import { languages } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { foldText } from '#domain/text.ts';
import { findRows } from '../catalogues/catalogue-rows.ts';
import styles from '../newsletter/Newsletter.module.css';
import { Pair } from '../newsletter/Pair.tsx';
import { PetChoice } from '../newsletter/PetChoice.tsx';
import { RichPair } from '../newsletter/RichPair.tsx';
import { AmountFields } from './AmountFields.tsx';
import { MatchFields } from './MatchFields.tsx';
import { PesosField } from './PesosField.tsx';
import { PictureList } from './PictureList.tsx';

export interface FieldsProps {
  content: CampaignContent;
  state: CampaignState;
  onChange: (part: Partial<CampaignContent>) => void;
}

/** As `slugOf`, which public pages would load with `foldText`. */
const addressFor = (title: string): string =>
  foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/g, '');

/** Until its writer has chosen one. */
const isProposed = (slug: string) => /^campana-[0-9a-f]{8}$/.test(slug);

/** What is asked for, why, and how. */
export function CampaignFields({ content, state, onChange }: FieldsProps) {
  const text = useCampaignEditorText().editor;
  return (
    <>
      <h2>{text.basics}</h2>
      <Pair
        languages={languages}
        label={text.fields.title}
        value={content.title}
        maxLength={longestTitle}
        onChange={(title) => onChange({ title })}
      />
      <SlugField content={content} state={state} onChange={onChange} />
      <Pair
        languages={languages}
        label={text.fields.summary}
        hint={text.summaryHint}
        value={content.summary}
        maxLength={longestSummary}
        onChange={(summary) => onChange({ summary })}
        multiline
      />
      <div className={styles.pair}>
        <PesosField
          label={text.fields.goalCents}
          value={content.goalCents}
          onChange={(goalCents) => onChange({ goalCents })}
        />
        <TextField
          type="date"
          label={text.fields.endsOn}
          hint={text.endsHint}
          value={content.endsOn ?? ''}
          onChange={({ target }) => onChange({ endsOn: target.value || null })}
        />
      </div>
      <KindFields content={content} onChange={onChange} />
      <RichPair
        languages={languages}
        label={text.fields.story}
        value={content.story}
        onChange={(story) => onChange({ story: { es: [...story.es], en: [...story.en] } })}
      />
      <PictureList pictures={content.pictures} onChange={(pictures) => onChange({ pictures })} />
      <h2>{text.pets}</h2>
      <PetChoice ids={content.petIds} most={mostPets} onChange={(petIds) => onChange({ petIds })} />
      <AmountFields amounts={content.amounts} onChange={(amounts) => onChange({ amounts })} />
      <h2>{text.surplus}</h2>
      <p>{text.surplusHint}</p>
      <Pair
        languages={languages}
        label={text.fields.surplus}
        value={content.surplus}
        maxLength={longestSurplus}
        onChange={(surplus) => onChange({ surplus })}
        multiline
      />
      <MatchFields match={content.match} onChange={(match) => onChange({ match })} />
    </>
  );
}

/** Where its page stands: proposed by its title, fixed once it has started. */
function SlugField({ content: { slug, title }, state, onChange }: FieldsProps) {
  const text = useCampaignEditorText().editor;
  const language = useLanguage();
  const { siteUrl } = useSite();
  const address = siteUrl + pathFor('campaign', language, { slug: slug || '…' });
  if (state !== 'draft') return <p>{text.slugFixed(decodeURI(address))}</p>;
  return (
    <TextField
      label={text.fields.slug}
      hint={text.slugHint(decodeURI(address))}
      value={slug}
      maxLength={longestSlug}
      required
      autoComplete="off"
      onFocus={() => {
        const proposed = addressFor(title.es || title.en);
        if (isProposed(slug) && proposed) onChange({ slug: proposed });
      }}
      onChange={({ target }) => onChange({ slug: target.value })}
    />
  );
}

function KindFields({ content: { kind, productId }, onChange }: Omit<FieldsProps, 'state'>) {
  const text = useCampaignEditorText().editor;
  const { data: products } = useFound(
    ['campaign purposes'],
    () => findRows({ schema: 'productos', term: '', page: 1 }),
    { isWanted: kind === 'other' },
  );
  return (
    <div className={styles.pair}>
      <SelectField
        label={text.fields.kind}
        hint={text.kindHint}
        value={kind}
        onChange={({ target }) => onChange({ kind: target.value as SingleKind, productId: null })}
        options={singleKinds.map((value) => ({ value, label: text.kinds[value] }))}
      />
      {kind === 'other' && (
        <SelectField
          label={text.fields.productId}
          empty={text.chooseProduct}
          value={productId ?? ''}
          onChange={({ target }) => onChange({ productId: target.value || null })}
          options={(products?.items ?? [])
            .filter((row) => !isKindOfItsOwn(row) && row.active !== false)
            .map((row) => ({ value: row.id, label: String(row.name) }))}
        />
      )}
    </div>
  );
}
