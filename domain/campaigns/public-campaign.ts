import { type DataOfCall, query } from '../contract/call.ts';
import {
  cents,
  count,
  day,
  flag,
  id,
  inputId,
  nullable,
  object,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { vocabulary } from '../vocabulary.ts';
import { campaignStates } from './campaign-states.ts';

/** What everybody may ask about a campaign. Pages of donors load it: no rules of editors stand here. */

const matchStates = vocabulary({
  open: 'abierto',
  reached: 'completo',
  over: 'vencido',
  paid: 'entregado',
});

export const campaignProgress = {
  raisedCents: wire('reunido', cents),
  gifts: wire('donativos', count),
  percent: wire('porcentaje', count),
  /** null where nobody has promised anything. */
  match: wire(
    'promesa',
    nullable(
      object({
        sponsor: wire('patrocinador', text),
        times: wire('veces', count),
        limitCents: wire('hasta_monto', cents),
        until: wire('hasta', day),
        promisedCents: wire('prometido', cents),
        state: wire('estado', word(matchStates)),
      }),
    ),
  ),
};

/** What everybody may know of one. */
const publicCampaign = object(
  {
    id,
    slug: wire('clave', text),
    title: wire('titulo', text),
    /** Of its page, from the root of the site. */
    path: wire('direccion', text),
    state: wire('estado', word(campaignStates)),
    /** Whether a gift may name it now. */
    takesGifts: wire('recibe', flag),
    goalCents: wire('meta', cents),
    endsOn: wire('termina', nullable(day)),
    showsNames: wire('muestra_nombres', flag),
    ...campaignProgress,
  },
  'PublicCampaign',
);

export const findPublicCampaign = query('campanas:consultar', {
  access: 'everyone',
  takes: { id: inputId },
  gives: publicCampaign,
  errors: { 404: ['notFound'] },
});
export type PublicCampaign = DataOfCall<typeof findPublicCampaign>;
