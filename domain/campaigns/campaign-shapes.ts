import { z } from 'zod';
import { assetId } from '../content/content-assets.ts';
import type { Block } from '../content/rich-text.ts';
import {
  bounded,
  cents,
  count,
  day,
  exampled,
  flag,
  givenCents,
  givenNumber,
  id,
  inputId,
  inputText,
  instant,
  list,
  nullable,
  object,
  ruled,
  type Shape,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { donationKinds } from '../donations/donation-kind.ts';
import { mostAmounts, mostPets, mostPictures, mostUpdates } from './campaign-content.ts';
import { campaignStates } from './campaign-states.ts';
import { campaignProgress as progress } from './public-campaign.ts';

/** Campaigns as they are written and read; the rules are those of `campaignContent`. */

const bilingual = <Value, Given>(of: Shape<Value, Given>) => object({ es: of, en: of });

interface Parts {
  words: Shape<string>;
  long: Shape<Block[], readonly Block[]>;
  picture: Shape<string>;
  pet: Shape<string>;
  cents: Shape<number>;
  number: Shape<number>;
  day: Shape<string>;
  productId: Shape<string>;
}

const contentShape = ({ words, long, picture, pet, ...of }: Parts) => ({
  slug: wire('clave', words),
  title: wire('titulo', bilingual(words)),
  summary: wire('resumen', bilingual(words)),
  story: wire('historia', bilingual(long)),
  goalCents: wire('meta', nullable(of.cents)),
  endsOn: wire('termina', nullable(of.day)),
  kind: wire('tipo', word(donationKinds)),
  productId: wire('producto_id', nullable(of.productId)),
  pictures: wire(
    'imagenes',
    list(
      object({
        picture: wire('imagen', picture),
        alt: wire('texto_alternativo', bilingual(words)),
      }),
      { max: mostPictures },
    ),
  ),
  petIds: wire('mascotas', list(pet, { max: mostPets })),
  amounts: wire(
    'montos',
    list(object({ amountCents: wire('monto', of.cents), pays: wire('paga', bilingual(words)) }), {
      max: mostAmounts,
    }),
  ),
  surplus: wire('excedente', bilingual(words)),
  match: wire(
    'patrocinio',
    nullable(
      object({
        sponsor: wire('patrocinador', words),
        times: wire('veces', of.number),
        limitCents: wire('hasta_monto', of.cents),
        from: wire('desde', of.day),
        until: wire('hasta', of.day),
        isPaid: wire('entregado', flag),
      }),
    ),
  ),
  showsNames: wire('muestra_nombres', flag),
  updates: wire(
    'novedades',
    list(
      object({
        date: wire('fecha', of.day),
        title: wire('titulo', bilingual(words)),
        text: wire('texto', bilingual(words)),
      }),
      { max: mostUpdates },
    ),
  ),
  result: wire('resultado', bilingual(long)),
});

const writtenWords = z
  .string()
  .max(10_000)
  .regex(/^[^\0]*$/, 'characterRefused');

export const writtenCampaign = object(
  contentShape({
    words: ruled(() => writtenWords),
    long: ruled(() =>
      z.array(z.union([writtenWords, z.looseObject({})])).max(80),
    ) as unknown as Parts['long'],
    picture: exampled(
      ruled(() => assetId),
      '9f86d081884c7d659a2feaa0c55ad015',
    ),
    pet: inputId,
    cents: givenCents,
    number: givenNumber,
    day: inputText,
    productId: inputId,
  }),
);

const readContent = contentShape({
  words: text,
  long: ruled(() => z.array(z.union([z.string(), z.looseObject({})]))) as unknown as Parts['long'],
  picture: text,
  pet: id,
  cents,
  number: count,
  day,
  productId: text,
});

const listed = {
  id,
  revision: wire('version', count),
  createdAt: wire('created_at', instant),
  updatedAt: wire('updated_at', instant),
  state: wire('estado', word(campaignStates)),
  progress: wire('progreso', object(progress, 'CampaignProgress')),
};

export const listedCampaign = object(
  {
    ...listed,
    slug: wire('clave', text),
    title: wire('titulo', bilingual(text)),
    goalCents: wire('meta', nullable(cents)),
    endsOn: wire('termina', nullable(day)),
  },
  'CampaignRow',
);

export const openedCampaign = object(
  {
    ...listed,
    startedAt: wire('empezada', nullable(instant)),
    endedAt: wire('terminada', nullable(instant)),
    closedAt: wire('cerrada', nullable(instant)),
    content: wire('campana', object(readContent)),
  },
  'Campaign',
);

export const revision = bounded(count, { min: 1 });
