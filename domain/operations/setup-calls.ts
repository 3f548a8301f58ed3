import { command, type DataOfCall, query } from '../contract/call.ts';
import { count, flag, list, nullable, object, text, wire, word } from '../contract/shape.ts';
import { setupFacts, setupItems, setupStates } from './setup.ts';

const access = { right: 'settings.manage' } as const;

/** What a new portal needs, each with how it stands; for the caller's own second factor too. */
export const findSetup = query('puesta_en_marcha:consultar', {
  access,
  gives: list(
    object(
      {
        item: wire('tema', word(setupItems)),
        state: wire('estado', word(setupStates)),
        /** Of texts as they came, how many. */
        count: wire('cuenta', nullable(count)),
        canBeTried: wire('se_puede_probar', flag),
      },
      'SetupItem',
    ),
  ),
});
export type FoundSetupItem = DataOfCall<typeof findSetup>[number];

/** Sends the caller a mail, or asks a provider what its key may do. */
export const trySetupItem = command('puesta_en_marcha:probar', {
  access,
  takes: { item: wire('tema', word(setupItems)) },
  gives: object({
    worked: wire('funciona', flag),
    facts: wire('hechos', list(word(setupFacts))),
    /** Technical, in English. */
    error: nullable(text),
  }),
  errors: { 409: ['setupNotTried'] },
});
export type SetupTrial = DataOfCall<typeof trySetupItem>;
