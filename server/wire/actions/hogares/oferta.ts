import { z } from 'zod';
import { invalid } from '#domain/errors.ts';
import { fosterHomeStatus } from '#domain/fostering/foster-home.ts';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { id, nothing, shape } from '../../values.ts';
import { wireLanguage, wireText } from '../../wire-text.ts';
import { homeFromWire, homeNames, homeShape, homeToWire, homeWords } from './hogar-wire.ts';

const mio = defineAction({
  name: 'hogares:mio',
  summary: 'The foster home that the caller offers; null where there is none.',
  access: 'session',
  input: z.strictObject({ lang: wireLanguage }),
  output: shape(homeShape).meta({ id: 'FosterHome' }).nullable(),
  async handle({ viewer, context }) {
    const home = await context.fostering.findOwnHome(viewer);
    return { data: home ? homeToWire(home) : null };
  },
});

const ofrecer = defineAction({
  name: 'hogares:ofrecer',
  summary:
    'Offers the caller’s foster home, or says anew how it is (an account has one): `lugares` animals of `especie` (`gato`, ' +
    '`perro`, `ambos`), of which `edades` and, of dogs, `tamanos`; what its people can do (`puede`), which animals live there ' +
    '(`animales`), `notas`, `ciudad`, and until which day (`hasta`). Seen by whoever manages foster homes, and by owners whose pets are there.',
  access: 'session',
  input: z.strictObject({ ...homeWords, lang: wireLanguage }),
  output: shape({ id }),
  async handle({ input, viewer, address, context }) {
    const homeId = await withWireNames(nameOf, () =>
      context.fostering.offerHome({ viewer, address }, homeFromWire(input)),
    );
    return { data: { id: homeId } };
  },
});

/** One that is wrong of several choices is the choice's. */
const nameOf = (field: string): string => {
  const [first = ''] = field.split('.');
  return homeNames[first as keyof typeof homeNames] ?? field;
};

const cambiarEstado = defineAction({
  name: 'hogares:cambiar_estado',
  summary:
    'Pauses the caller’s foster home (nobody asks it), ends it, or has it `activo` again. Animals that are there stay.',
  access: 'session',
  input: z.strictObject({ estado: wireText, lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, address, context }) {
    const status = fosterHomeStatus.fromWire(input.estado);
    if (!status) throw invalid({ estado: ['chooseOption'] });
    await context.fostering.setHomeStatus({ viewer, address }, status);
    return { data: null };
  },
});

export const oferta = [mio, ofrecer, cambiarEstado];
