import { petEmbedTexts } from '#app/i18n/pet-embed.ts';
import { petList as en } from '#app/i18n/pet-list/en.ts';
import { petList as es } from '#app/i18n/pet-list/es.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { filterWords } from '#content/pets/filter-words.ts';
import { federalStates } from '#domain/federal-states.ts';
import { languages } from '#domain/language.ts';
import { lifeStage } from '#domain/pets/life-stage.ts';
import { petFields } from '#domain/pets/pet.ts';
import { embedDefaults, embedParams, mostEmbedded } from '#domain/pets/pet-embed-wire.ts';
import {
  embedFilters,
  petFeedFields,
  petFeedParams,
  petFeedPath,
} from '#domain/pets/pet-feed-wire.ts';
import { petFilterParams, petOrder, petOrderParam } from '#domain/pets/pet-filter.ts';
import { petStatus, programmes, size, species } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Vocabulary } from '#domain/vocabulary.ts';

const orders = { es: es.order, en: en.order };

/** What the builder's form offers and has chosen, and how the data are read. */
export async function loader({ request, context: { app, language } }: LoaderArgs) {
  const params = new URL(request.url).searchParams;
  if (!params.has(embedParams.language)) params.set(embedParams.language, language);
  const {
    fields,
    programmes: programmeNames,
    kinds,
    maybe,
    extra,
    files,
    ...text
  } = petEmbedTexts[language];
  const words = filterWords[language];
  const chosen = (name: string) => params.get(name) ?? '';
  const select = (name: string, label: string, options: readonly Option[], empty?: string) => ({
    name,
    label,
    options,
    empty,
    value: chosen(name),
  });
  const optionsOf = <V extends string>(
    { values, toWire }: Vocabulary<V>,
    say: (value: V) => string,
  ) => values.map((value) => ({ value: toWire(value), label: say(value) }));

  return {
    ...text,
    description: text.description(await app.content.organisationName()),
    query: String(params),
    filters: embedFilters,
    action: pathFor('petEmbed', language),
    selects: [
      select(
        petFeedParams.programme,
        fields.programme,
        programmes.map((one) => ({ value: petStatus.toWire(one), label: programmeNames[one] })),
      ),
      select(
        petFilterParams.species,
        fields.species,
        optionsOf(species, (value) => words.species[value]),
        text.anything,
      ),
      select(
        petFilterParams.lifeStage,
        fields.lifeStage,
        optionsOf(lifeStage, (value) => words.lifeStages[value]),
        text.anything,
      ),
      select(
        petFilterParams.size,
        fields.size,
        optionsOf(size, (value) => words.size(value)),
        text.anything,
      ),
      select(
        petFilterParams.federalState,
        fields.federalState,
        federalStates.map(({ value }) => ({ value, label: value })),
        text.anywhere,
      ),
    ],
    city: {
      name: petFilterParams.city,
      label: fields.city,
      hint: text.cityHint,
      value: chosen(petFilterParams.city),
    },
    looks: [
      select(
        petOrderParam,
        fields.order,
        optionsOf(petOrder, (value) => orders[language][value]),
      ),
      select(
        embedParams.language,
        fields.language,
        languages.map((one) => ({ value: one, label: text.languages[one] })),
      ),
    ],
    number: {
      name: embedParams.number,
      label: fields.number,
      max: mostEmbedded,
      value: chosen(embedParams.number) || String(embedDefaults.number),
    },
    colors: (['accent', 'ground', 'ink'] as const).map((name) => ({
      name: embedParams[name],
      label: fields[name],
      value: chosen(embedParams[name]) || embedDefaults[name],
    })),
    files: [
      { href: petFeedPath(language), label: files.json },
      { href: `/feeds/${language}.xml`, label: files.rss },
      { href: `/feeds/${language}.json`, label: files.feed },
    ],
    rows: [
      ...petFeedFields.map((name): [string, string, string] => {
        const { wire, label, kind, words: list, nullable } = petFields[name] as Told;
        // Of a status those of pets that everybody may see.
        const said = name === 'status' ? programmes.map(petStatus.toWire) : list?.wireWords;
        const values = said ? said.join(', ') : (kinds[kind] ?? kind);
        const isShort = said === undefined || said.length < 12;
        return [
          wire ?? name,
          label[language],
          [isShort ? values : kinds.text, nullable && maybe].filter(Boolean).join(' '),
        ];
      }),
      ...extra,
    ],
  };
}

interface Option {
  value: string;
  label: string;
}

type Told = (typeof petFields)['name'] & {
  words?: { wireWords: readonly string[] };
  nullable?: boolean;
};
