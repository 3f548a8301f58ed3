import type { Bilingual } from '../language.ts';

/** Campaigns of donations. */
export const campaignErrors = {
  campaignAddressInvalid: {
    es: 'Usa solo minúsculas sin acento, números y guiones, como «quirofano-movil»',
    en: 'Use lower-case letters without accents, numbers and hyphens only, as in “mobile-clinic”',
  },
  campaignAddressTaken: {
    es: 'Otra campaña ya usa esta dirección: elige otra',
    en: 'Another campaign has this address already: choose another one',
  },
  campaignAddressFixed: {
    es: 'La dirección ya está en carteles y enlaces: no se cambia una vez que empieza la campaña',
    en: 'The address already stands on posters and in links: it does not change once the campaign has started',
  },
  campaignProductGone: {
    es: 'Este destino de donativo ya no está disponible: elige otro',
    en: 'This donation purpose is no longer available: choose another one',
  },
  campaignEndsPast: {
    es: 'Este día ya pasó: elige uno que esté por venir o deja el campo vacío',
    en: 'This day is over: choose one to come, or leave it empty',
  },
  campaignMatchOver: {
    es: 'La promesa de este patrocinador ya terminó: cambia su último día o quítala',
    en: 'This sponsor’s promise is over: change its last day, or remove it',
  },
  campaignChanged: {
    es: 'Alguien más guardó esta campaña mientras la editabas. No se guardó nada: vuelve a cargarla y compara.',
    en: 'Somebody else saved this campaign while you were editing it. Nothing was saved: load it again and compare.',
  },
  campaignStateChanged: {
    es: 'La campaña ya no está en el mismo paso: vuelve a cargarla',
    en: 'The campaign is no longer at the same step: load it again',
  },
  campaignHasGifts: {
    es: 'Hay donativos que nombran esta campaña, así que no se elimina. Puedes terminarla y contar su resultado.',
    en: 'There are donations that name this campaign, so it is not deleted. You can end it and tell what came of it.',
  },
  campaignRunning: {
    es: 'La campaña está activa: termínala antes de eliminarla',
    en: 'The campaign is active: end it before you delete it',
  },
  campaignOver: {
    es: 'Esta campaña ya no recibe donativos. No se cobró nada: puedes donar sin nombrarla.',
    en: 'This campaign no longer takes donations. Nothing was charged: you can donate without naming it.',
  },
  shownNameNotPlain: {
    es: 'Escribe solo un nombre de hasta 40 letras, sin direcciones, correos ni teléfonos',
    en: 'Write a name alone, up to 40 letters, without addresses, emails or phone numbers',
  },
} as const satisfies Record<string, Bilingual>;
