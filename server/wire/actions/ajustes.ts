import { changeSetting, findSettings } from '#domain/settings/setting-calls.ts';
import { implement } from '../implement.ts';

export const ajustes = [
  implement(findSettings, {
    summary:
      'What the organization may choose for itself, each with its value as it is typed and where that comes from: what the ' +
      'server’s environment sets (`servidor`) counts and cannot be changed here.',
    handle: async ({ viewer, context }) => ({ data: await context.settings.find(viewer) }),
  }),

  implement(changeSetting, {
    summary:
      'Chooses a value, which holds at once in every process; with null it is again as nobody has chosen. 409 where the ' +
      'environment sets it.',
    async handle({ input: { name, value }, viewer, address, context }) {
      return { data: await context.settings.change({ viewer, address }, name, value) };
    },
  }),
];
