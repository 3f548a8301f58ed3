import { z } from 'zod';
import { invalid } from '#domain/errors.ts';
import { diaryLimits, photoDecisions } from '#domain/fostering/foster-diary.ts';
import { withWireNames } from '../../field-names.ts';
import { queryInput } from '../../filter.ts';
import { defineAction } from '../../registry.ts';
import { address, count, flag, id, instant, nothing, shape, text, wordOf } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

const leer = defineAction({
  name: 'hogares:diario',
  summary:
    'The diary of a pet in its foster homes, the newest first: for its owner and whoever manages foster homes of all stays, for ' +
    'whoever fosters it of their own stay while it lasts; to others 404. Photos are opened by signed addresses for a quarter of an hour; `ofrecida` ones may go to the ' +
    'pet’s page (`decision`, by whom and when, is read by the pet’s people).',
  access: 'session',
  input: z.strictObject({
    id: wireId,
    ...queryInput.pick({ page: true }).shape,
    lang: wireLanguage,
  }),
  output: z.array(
    shape({
      id,
      fecha: instant,
      texto: text,
      propia: flag,
      fotos: z.array(
        shape({
          id,
          url: address,
          ofrecida: flag,
          decision: wordOf(photoDecisions).nullable(),
          decidida: instant.nullable(),
          decidio: text,
        }),
      ),
    }).meta({ id: 'FosterDiaryEntry' }),
  ),
  paginated: true,
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const asked = { page: input.page, limit: diaryLimits.shown };
    const { items, ...page } = await context.fostering.readDiary(viewer, input.id, asked);
    const data = items.map((entry) => ({
      id: entry.id,
      fecha: entry.createdAt,
      texto: entry.words,
      propia: entry.isOwn,
      fotos: entry.photos.map((photo) => ({
        id: photo.id,
        url: context.config.siteUrl + photo.path,
        ofrecida: photo.isOffered,
        decision: photo.decision && photoDecisions.toWire(photo.decision),
        decidida: photo.decidedAt,
        decidio: photo.decidedBy,
      })),
    }));
    return { data, page };
  },
});

const escribir = defineAction({
  name: 'hogares:escribir_diario',
  summary:
    'Whoever fosters a pet (`id`) writes of it. Photos follow as files of `diario/{id of the entry}/`; with `ofrece_fotos` its ' +
    'people may put them on the pet’s page after a look.',
  access: 'session',
  creates: true,
  input: z.strictObject({
    id: wireId,
    texto: wireText,
    ofrece_fotos: flag.default(false),
    lang: wireLanguage,
  }),
  output: shape({ id }),
  errors: { 404: ['notFound'], 409: ['fosterDiaryFull'] },
  async handle({ input, viewer, context, once }) {
    const request = { words: input.texto, offersPhotos: input.ofrece_fotos };
    const entryId = await withWireNames({ words: 'texto' }, () =>
      once((record) => context.fostering.writeDiary(viewer, input.id, request, record)),
    );
    return { data: { id: entryId } };
  },
});

const borrar = defineAction({
  name: 'hogares:borrar_diario',
  summary:
    'Deletes an entry of a diary with its photos; those that are on the pet’s page stay there. By its author, or whoever manages foster homes.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    await context.fostering.removeDiaryEntry(viewer, input.id);
    return { data: null };
  },
});

const decidir = defineAction({
  name: 'hogares:decidir_foto',
  summary:
    'A photo of a diary that is offered becomes a picture of the pet (`aceptada`), or does not (`rechazada`). Once, by the pet’s owner or whoever manages foster homes.',
  access: 'session',
  input: z.strictObject({ foto: wireId, decision: wireText, lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'], 409: ['fosterPhotoDecided', 'fosterPageFull'] },
  async handle({ input, viewer, address: from, context }) {
    const decision = photoDecisions.fromWire(input.decision);
    if (!decision) throw invalid({ decision: ['chooseOption'] });
    await context.fostering.decidePhoto({ viewer, address: from }, input.foto, decision);
    return { data: null };
  },
});

const porVer = defineAction({
  name: 'hogares:fotos_por_ver',
  summary:
    'The caller’s pets of which a foster diary offers photos that nobody has looked at; with `todas`, all pets, for whoever manages foster homes.',
  access: 'session',
  input: z.strictObject({ todas: flag.default(false), lang: wireLanguage }),
  output: z.array(shape({ mascota_id: id, mascota: text, fotos: count })),
  errors: { 403: ['forbidden'] },
  async handle({ input, viewer, context }) {
    const found = await context.fostering.waitingPhotos(viewer, { ofAll: input.todas });
    return {
      data: found.map(({ petId, name, photos }) => ({
        mascota_id: petId,
        mascota: name,
        fotos: photos,
      })),
    };
  },
});

export const diario = [leer, escribir, borrar, decidir, porVer];
