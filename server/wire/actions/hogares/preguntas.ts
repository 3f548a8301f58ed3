import { requestLimits } from '#domain/fostering/foster-request.ts';
import {
  askHomes,
  cancelRequest,
  countFitting,
  findRequests,
  reopenRequest,
} from '#domain/fostering/foster-request-calls.ts';
import { implement } from '../../implement.ts';

export const preguntasAHogares = [
  implement(countFitting, {
    summary:
      'How many foster homes hogares:preguntar would go to, with the same words of the animals (40 at most).',
    async handle({ input, viewer, context }) {
      return { data: { homes: await context.fostering.countFitting(viewer, input) } };
    },
  }),

  implement(reopenRequest, {
    summary:
      'Opens a question again that a home said yes to and cannot after all: those that said yes later or have not answered, and ' +
      `still fit, are asked again, for \`horas\` (2, 4, 8, 12, 24, 48, 72). At most ${requestLimits.reopened} times.`,
    async handle({ input, viewer, address, context }) {
      const by = { viewer, address };
      return { data: { asked: await context.fostering.reopenRequest(by, input.id, input) } };
    },
  }),

  implement(askHomes, {
    summary:
      'Asks the foster homes that fit by mail ("can you take two kittens tonight?"): active, for `especie`, with `cuantos` free ' +
      'places, on offer today; as far as it is said for that `edad` (recien_nacido: by bottle), `tamano` of dogs, able to do what `cuidados` ' +
      'names, and of that `ciudad`; 40 at most. The first yes solves it, and its home is told `recoger_en`. Open for `horas` (2, 4, 8, 12, 24, 48, 72). For whoever manages foster homes, and whoever looks after a pet and was confirmed (`hogares:pedir_permiso`).',
    async handle({ input, viewer, address, context, once }) {
      const by = { viewer, address };
      return { data: await once((record) => context.fostering.askHomes(by, input, record)) };
    },
  }),

  implement(findRequests, {
    summary:
      'What the caller asked foster homes, the newest first, and what each answered (`tarde`: a yes after the first one); with ' +
      '`todas`, of everybody, for whoever manages foster homes. `contacto` is of who said yes first.',
    async handle({ input, viewer, context }) {
      const { items, ...page } = await context.fostering.listRequests(viewer, input);
      return { data: items.map((one) => ({ ...one, author: one.author?.name ?? null })), page };
    },
  }),

  implement(cancelRequest, {
    summary:
      'Takes a question to foster homes back; those that have not answered are told that there is no need.',
    async handle({ input, viewer, address, context }) {
      await context.fostering.cancelRequest({ viewer, address }, input.id);
      return { data: null };
    },
  }),
];
