import {
  findHands,
  findOwnHand,
  lowerHand,
  raiseHand,
  setFosterWanted,
} from '#domain/fostering/foster-hand-calls.ts';
import { implement } from '../../implement.ts';

export const manosLevantadas = [
  implement(setFosterWanted, {
    summary:
      'A pet looks for a foster home (`busca`), which everybody reads as `busca_hogar_temporal`, or no longer does: then the hands raised for it go. ' +
      'For its owner, and whoever manages foster homes; to others 404. A stay that begins ends it as well.',
    async handle({ input: { id, wanted }, viewer, address, context: { fostering } }) {
      await fostering.setFosterWanted({ viewer, address }, id, wanted);
      return { data: null };
    },
  }),

  implement(raiseHand, {
    summary:
      'Whoever offers a foster home offers it to a pet that looks for one. Its owner is told by mail how to reach them, and may place the ' +
      'pet there; raised again, nobody is told twice.',
    async handle({ input: { id, ...said }, viewer, address, context: { fostering } }) {
      await fostering.raiseHand({ viewer, address }, id, said);
      return { data: null };
    },
  }),

  implement(lowerHand, {
    summary: 'Takes the caller’s own hand back.',
    async handle({ input: { id }, viewer, context: { fostering } }) {
      await fostering.lowerHand(viewer, id);
      return { data: null };
    },
  }),

  implement(findHands, {
    summary:
      'Who offers their foster home to a pet, the newest first. For its owner, and whoever manages foster homes; to others 404.',
    async handle({ input: { id }, viewer, context: { fostering } }) {
      return { data: await fostering.handsFor(viewer, id) };
    },
  }),

  implement(findOwnHand, {
    summary:
      'Whether a public pet looks for a foster home, and whether the caller has raised a hand for it.',
    async handle({ input: { id }, viewer, context: { fostering } }) {
      return { data: await fostering.ownHand(viewer, id) };
    },
  }),
];
