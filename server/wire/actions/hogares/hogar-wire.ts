import { z } from 'zod';
import {
  type FosterHome,
  fosterAges,
  fosterHomeStatus,
  fosterLimits,
  fosterSizes,
  fosterSkills,
  fosterSpecies,
} from '#domain/fostering/foster-home.ts';
import { count, day, id, shape, text, wordOf } from '../../values.ts';
import { wireText } from '../../wire-text.ts';

/** Foster homes as the wire says them. */

/** By their names in the code. */
export const homeNames = {
  species: 'especie',
  places: 'lugares',
  ages: 'edades',
  sizes: 'tamanos',
  skills: 'puede',
  animals: 'animales',
  notes: 'notas',
  city: 'ciudad',
  availableUntil: 'hasta',
} as const;

const words = (most: number) => z.array(wireText).max(most).default([]);

export const homeWords = {
  especie: wireText,
  lugares: z.union([z.number(), wireText]),
  edades: words(fosterAges.values.length),
  tamanos: words(fosterSizes.values.length),
  puede: words(fosterSkills.values.length),
  animales: wireText.default(''),
  notas: wireText.default(''),
  ciudad: wireText,
  hasta: wireText.nullish(),
};

/** As the rules in domain/fostering know it. */
export const homeFromWire = (input: z.output<z.ZodObject<typeof homeWords>>) => ({
  species: fosterSpecies.fromWire(input.especie),
  places: input.lugares,
  ages: input.edades.map(fosterAges.fromWire),
  sizes: input.tamanos.map(fosterSizes.fromWire),
  skills: input.puede.map(fosterSkills.fromWire),
  animals: input.animales,
  notes: input.notas,
  city: input.ciudad,
  availableUntil: input.hasta ?? null,
});

export const homeShape = {
  id,
  estado: wordOf(fosterHomeStatus),
  especie: wordOf(fosterSpecies),
  lugares: count.max(fosterLimits.places),
  edades: z.array(wordOf(fosterAges)),
  tamanos: z.array(wordOf(fosterSizes)),
  puede: z.array(wordOf(fosterSkills)),
  animales: text,
  notas: text,
  ciudad: text,
  hasta: day.nullable(),
};

export const homeToWire = (home: FosterHome) => ({
  id: home.id,
  estado: fosterHomeStatus.toWire(home.status),
  especie: fosterSpecies.toWire(home.species),
  lugares: home.places,
  edades: home.ages.map(fosterAges.toWire),
  tamanos: home.sizes.map(fosterSizes.toWire),
  puede: home.skills.map(fosterSkills.toWire),
  animales: home.animals,
  notas: home.notes,
  ciudad: home.city,
  hasta: home.availableUntil,
});

/** Whom one can call. */
export const contactShape = shape({ nombre: text, correo: text, telefono: text });

export const contactToWire = ({
  name,
  email,
  phone,
}: {
  name: string;
  email: string;
  phone: string;
}) => ({ nombre: name, correo: email, telefono: phone });
