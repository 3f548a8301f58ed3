import { z } from 'zod';
import { fosterHomeStatus, fosterLimits, fosterSpecies } from '#domain/fostering/foster-home.ts';
import type { HomeSearch } from '#server/features/fostering/find-homes.ts';
import { homesTable } from '#server/features/fostering/homes-table.ts';
import { queryInput } from '../../filter.ts';
import { defineAction } from '../../registry.ts';
import { count, day, id, shape, text } from '../../values.ts';
import { wireLanguage, wireText } from '../../wire-text.ts';
import { contactShape, contactToWire, homeShape, homeToWire } from './hogar-wire.ts';

const search = {
  estado: z.enum(fosterHomeStatus.wireWords).optional(),
  especie: z.enum(['gato', 'perro']).optional(),
  ciudad: wireText.max(100).default(''),
  libres: z.int().min(0).max(fosterLimits.places).optional(),
};

const searchOf = (asked: z.output<z.ZodObject<typeof search>>): HomeSearch => {
  const species = fosterSpecies.fromWire(asked.especie);
  return {
    status: fosterHomeStatus.fromWire(asked.estado),
    species: species === 'both' ? undefined : species,
    city: asked.ciudad.trim(),
    free: asked.libres,
  };
};

const access = { right: 'fosters.manage' } as const;

const consultar = defineAction({
  name: 'hogares:consultar',
  summary:
    'The foster homes that people offer, the newest first, with whom to call, the animals that are there now (`presentes`, ' +
    'with their days), how many were there before (`anteriores`) and the days of all of them. `libres`: with at least so many free places.',
  access,
  input: z.strictObject({ ...search, ...queryInput.pick({ page: true, limit: true }).shape }),
  output: z.array(
    shape({
      ...homeShape,
      contacto: contactShape.nullable(),
      presentes: z.array(shape({ mascota_id: id, mascota: text, desde: day, dias: count })),
      anteriores: count,
      dias: count,
    }).meta({ id: 'LoadedFosterHome' }),
  ),
  paginated: true,
  async handle({ input, viewer, context }) {
    const { items, ...page } = await context.fostering.listHomes(viewer, searchOf(input), input);
    const data = items.map((home) => ({
      ...homeToWire(home),
      contacto: home.contact ? contactToWire(home.contact) : null,
      presentes: home.guests.map((one) => ({
        mascota_id: one.petId,
        mascota: one.name,
        desde: one.since,
        dias: one.days,
      })),
      anteriores: home.pastStays,
      dias: home.totalDays,
    }));
    return { data, page };
  },
});

const exportar = defineAction({
  name: 'hogares:exportar',
  summary:
    'All that `hogares:consultar` finds, as a table for spreadsheets (UTF-8 with its mark, RFC 4180); its words are those of `lang`.',
  access,
  produces: 'text/csv',
  input: z.strictObject({ ...search, lang: wireLanguage }),
  async handle({ input, viewer, context, language }) {
    const homes = context.fostering.exportHomes(viewer, searchOf(input));
    const { name, pieces } = homesTable(homes, language);
    return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
  },
});

export const lista = [consultar, exportar];
