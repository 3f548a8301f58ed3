import {
  findProviderKeys,
  removeProviderKeys,
  storeProviderKeys,
} from '#domain/provider-keys/provider-key-calls.ts';
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

  implement(findProviderKeys, {
    summary:
      'Of each service outside the portal (payments, mail server, PAC) whether its keys are set, by the server’s environment ' +
      '(`servidor`, which counts) or here, with the end of the secret one or the account, when and by whom they were stored. ' +
      'No key is ever given out.',
    handle: async ({ viewer, context }) => ({ data: await context.providerKeys.find(viewer) }),
  }),

  implement(storeProviderKeys, {
    summary:
      'Stores a provider’s keys, sealed, once the provider has taken them; they hold at once in every process. 409 where the ' +
      'environment sets them or the provider refuses them, 503 where it did not answer.',
    waitsOutside: true,
    async handle({ input: { provider, ...keys }, viewer, address, context }) {
      await context.providerKeys.store({ viewer, address }, provider, keys);
      return { data: { provider } };
    },
  }),

  implement(removeProviderKeys, {
    summary: 'Forgets a provider’s keys that were stored here: it is as if nobody had entered any.',
    async handle({ input: { provider }, viewer, address, context }) {
      await context.providerKeys.remove({ viewer, address }, provider);
      return { data: { provider } };
    },
  }),
];
