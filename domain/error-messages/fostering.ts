import type { Bilingual } from '../language.ts';

/** Foster homes. */
export const fosteringErrors = {
  fosterNotWanted: {
    es: 'Esta mascota ya no busca hogar temporal. ¡Gracias por pensar en ella!',
    en: 'This pet no longer looks for a foster home. Thank you for thinking of it!',
  },
  fosterOwnPet: {
    es: 'Es una mascota que cuidas tú: la mano la levanta alguien más.',
    en: 'You look after this pet yourself: somebody else raises a hand.',
  },
  fosterOfferFirst: {
    es: 'Primero cuéntanos cómo es tu hogar temporal; después levanta la mano.',
    en: 'Tell us first what your foster home is like, then raise a hand.',
  },
  fosterUntilPast: {
    es: 'Esa fecha ya pasó: elige hoy o un día posterior',
    en: 'That date has passed: choose today or a later day',
  },
  fosterHomeNotOpen: {
    es: 'Este hogar está en pausa o ya no recibe animales. Elige otro.',
    en: 'This home is paused or takes no more animals. Choose another one.',
  },
  fosterHomeFull: {
    es: 'Este hogar ya tiene todos sus lugares ocupados. Si la persona está de acuerdo, confírmalo.',
    en: 'All places of this home are taken. If the person agrees, confirm it.',
  },
  fosterHomeOtherSpecies: {
    es: 'Este hogar no ofreció recibir a esta especie. Si la persona está de acuerdo, confírmalo.',
    en: 'This home has not offered to take this species. If the person agrees, confirm it.',
  },
  fosterElsewhere: {
    es: 'Esta mascota ya está en un hogar temporal. Termina primero esa estancia.',
    en: 'This pet is in a foster home already. End that stay first.',
  },
  fosterPetAway: {
    es: 'Esta mascota ya no busca hogar temporal: fue adoptada, falleció o se eliminó.',
    en: 'This pet needs no foster home any more: it was adopted, died or was deleted.',
  },
  fosterStartInFuture: {
    es: 'Registra la estancia el día en que empiece: elige hoy o un día anterior',
    en: 'Enter the stay on the day it begins: choose today or an earlier day',
  },
  fosterStartTooEarly: {
    es: 'Empieza hace más de un año: revisa la fecha',
    en: 'It begins more than a year ago: check the date',
  },
  fosterOverlaps: {
    es: 'Ese día la mascota todavía estaba en otro hogar: elige una fecha posterior',
    en: 'On that day the pet was still in another home: choose a later date',
  },
  fosterPlanTooEarly: {
    es: 'Tiene que ser posterior al día en que empieza',
    en: 'It must be later than the day on which it begins',
  },
  fosterEndTooEarly: {
    es: 'No puede terminar antes de haber empezado',
    en: 'It cannot end before it began',
  },
  fosterEndInFuture: {
    es: 'Registra el final cuando ocurra: elige hoy o un día anterior',
    en: 'Enter the end once it has come: choose today or an earlier day',
  },
  fosterStayEnded: {
    es: 'Esta estancia ya terminó',
    en: 'This stay has ended already',
  },
  fosterDiaryFull: {
    es: 'Este diario ya tiene 300 entradas. Borra alguna para escribir otra.',
    en: 'This diary has 300 entries already. Delete one to write another.',
  },
  fosterPhotoDecided: {
    es: 'Alguien ya decidió sobre esta foto, o ya no se ofrece',
    en: 'Somebody has decided about this photo already, or it is not offered any more',
  },
  fosterPageFull: {
    es: 'Su página ya tiene todas las fotos que caben. Quita una al editar a la mascota y vuelve a intentarlo.',
    en: 'Its page has as many photos as it can. Remove one by editing the pet, and try again.',
  },
  fosterTooManyRequests: {
    es: 'Ya tienes 3 preguntas abiertas. Espera a que contesten o cancela una.',
    en: 'You have 3 open requests already. Wait for the answers, or cancel one.',
  },
  fosterNobodyLeftToAsk: {
    es: 'No queda ningún hogar por preguntar: los demás dijeron que no o ya no tienen lugar. Haz una pregunta nueva.',
    en: 'No home is left to ask: the others said no or have no room any more. Make a new request.',
  },
  fosterReopenedOften: {
    es: 'Ya se abrió varias veces esta pregunta. Haz una nueva.',
    en: 'This request was opened again several times. Make a new one.',
  },
  fosterRequestNotSolved: {
    es: 'Solo se abre de nuevo una pregunta a la que un hogar dijo que sí.',
    en: 'Only a request that a home said yes to can be opened again.',
  },
  fosterNobodyToAsk: {
    es: 'Ningún hogar con lugar puede recibirlos ahora. Prueba con menos animales, otra ciudad o menos cuidados, o escribe a quien coordina hogares.',
    en: 'No home with room can take them now. Try fewer animals, another city or less special care, or write to those who coordinate foster homes.',
  },
  fosterRequestClosed: {
    es: 'Esta pregunta ya se cerró',
    en: 'This request is closed',
  },
  fosterAlreadyAnswered: {
    es: 'Ya contestaste esta pregunta',
    en: 'You have answered this request already',
  },
  fosterRequestNotYours: {
    es: 'Para preguntar a los hogares necesitas cuidar al menos a una mascota en el portal',
    en: 'To ask the homes you need to look after at least one pet here',
  },
  fosterAskerUnconfirmed: {
    es: 'Los hogares no te conocen todavía: pide que coordinación te confirme y podrás preguntarles',
    en: 'The homes do not know you yet: ask coordination to confirm you, and you can ask them',
  },
  fosterStillHolds: {
    es: 'Todavía tienes animales en tu hogar temporal. Avisa a quien los puso contigo para que terminen la estancia y vuelve a intentarlo.',
    en: 'There are still animals in your foster home. Tell whoever placed them with you to end the stay, and try again.',
  },
} as const satisfies Record<string, Bilingual>;
