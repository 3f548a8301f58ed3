import { z } from 'zod';
import { command, type DataOfCall, query } from '../contract/call.ts';
import { list, nullable, object, ruled, text, wire, word } from '../contract/shape.ts';
import { settingNames, settingSources } from './settings.ts';

/** What the organisation chooses for itself on a screen. */

const access = { right: 'settings.manage' } as const;
const name = wire('ajuste', word(settingNames));

export const findSettings = query('ajustes:consultar', {
  access,
  gives: list(
    object(
      {
        name,
        /** As it is typed; null where there is none. */
        value: wire('valor', nullable(text)),
        source: wire('origen', word(settingSources)),
        /** Of the environment. */
        variable: text,
      },
      'Setting',
    ),
  ),
});
export type FoundSetting = DataOfCall<typeof findSettings>[number];

/** Every process goes by it at once. Without a value it is again as nobody has chosen. */
export const changeSetting = command('ajustes:cambiar', {
  access,
  takes: { name, value: wire('valor', nullable(ruled(() => z.string().max(500)))) },
  gives: object({ name, value: wire('valor', nullable(text)) }),
  errors: { 409: ['settingOfServer'] },
});
