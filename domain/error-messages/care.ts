import type { Bilingual } from '../language.ts';

/** The medical record of a pet. */
export const careErrors = {
  careBeforeBirth: {
    es: 'Ese día la mascota no había nacido, según la edad de su ficha',
    en: 'The pet was not born on that day, by the age on its page',
  },
  careInFuture: {
    es: 'Aquí se registra lo que ya se hizo: elige hoy o un día anterior',
    en: 'What is done is recorded here: choose today or an earlier day',
  },
  careProductExpired: {
    es: '¿Seguro? El producto ya había caducado ese día: revisa la caducidad y la fecha',
    en: 'Are you sure? The product had expired on that day: check both dates',
  },
  careLotExpired: {
    es: '¿Seguro? Tu lote caducó el {day}: revisa el lote y la fecha',
    en: 'Are you sure? Your lot expired on {day}: check the lot and the date',
  },
  careWeightHigh: {
    es: '¿Seguro? {weight} kg es mucho para {whom}: lo normal es entre {from} y {to} kg. Revisa el punto decimal',
    en: 'Are you sure? {weight} kg is a lot for {whom}: expected is between {from} and {to} kg. Check the decimal point',
  },
  careWeightLow: {
    es: '¿Seguro? {weight} kg es muy poco para {whom}: lo normal es entre {from} y {to} kg. Revisa el punto decimal',
    en: 'Are you sure? {weight} kg is very little for {whom}: expected is between {from} and {to} kg. Check the decimal point',
  },
  careNextNotLater: {
    es: 'La siguiente fecha tiene que ser posterior a la de este registro',
    en: 'The next date must be after the one of this entry',
  },
  careNextTooFar: {
    es: 'La siguiente fecha está a más de cinco años: revísala',
    en: 'The next date is more than five years away: please check it',
  },
  careWeightOfCat: {
    es: 'Ningún gato pesa más de 20 kg: revisa el punto decimal',
    en: 'No cat weighs more than 20 kg: check the decimal point',
  },
  careWeightOfDog: {
    es: 'Ningún perro pesa más de 120 kg: revisa el punto decimal',
    en: 'No dog weighs more than 120 kg: check the decimal point',
  },
  careProductUnknown: {
    es: 'Elige un producto de la lista para esta especie, o escribe su nombre',
    en: 'Choose a product listed for this species, or write its name',
  },
  careProductMissing: {
    es: 'Elige un producto o escribe su nombre',
    en: 'Choose a product or write its name',
  },
  careLicenceInvalid: {
    es: 'Escribe el número de la cédula profesional: de 4 a 20 letras o números',
    en: 'Write the number of the professional license: 4 to 20 letters or digits',
  },
  vetLinksFull: {
    es: 'Esta mascota ya tiene 3 enlaces abiertos para su veterinario. Retira uno antes de crear otro.',
    en: 'This pet already has 3 open links for its vet. Withdraw one before you make another.',
  },
  vetLinkUsed: {
    es: 'Este enlace ya se usó: sirve para una sola consulta.',
    en: 'This link was used already: it works for one visit.',
  },
  vetLinkWithdrawn: {
    es: 'Quien cuida a la mascota retiró este enlace.',
    en: 'The person caring for the pet withdrew this link.',
  },
  vetLinkExpired: {
    es: 'Este enlace ya venció. Pide otro a quien cuida a la mascota.',
    en: 'This link has expired. Ask the person caring for the pet for another one.',
  },
  careLotsFull: {
    es: 'Ya tienes 100 lotes. Borra los que se acabaron o caducaron.',
    en: 'You have 100 lots already. Delete those that are used up or expired.',
  },
  careEntryOfOthers: {
    es: 'Esto lo registró quien cuidaba a la mascota en otro momento, y solo esa persona puede cambiarlo. Puedes agregar un registro tuyo.',
    en: 'Somebody who had the pet at another time recorded this, and only they can change it. You can add an entry of your own.',
  },
  careFull: {
    es: 'Esta cartilla ya tiene 400 registros. Borra los que no hagan falta.',
    en: 'This record has 400 entries already. Delete those that are not needed.',
  },
  careChangedSince: {
    es: 'Alguien más cambió este registro mientras lo editabas. No se guardó nada: vuelve a cargarlo.',
    en: 'Somebody else changed this entry while you were editing it. Nothing was saved: load it again.',
  },
  careUnconfirmed: {
    es: 'Revísalo antes de guardar: no se guardó nada.',
    en: 'Please check it before it is saved: nothing was saved.',
  },
  careDoseRepeated: {
    es: 'Ya está registrada el {day}, ¿otra dosis?',
    en: 'It is already recorded on {day}. Another dose?',
  },
  careDoseTooClose: {
    es: 'Ya está registrada el {day}, ¿otra dosis? Entre una y otra pasan al menos {days} días: esta no contará en el esquema.',
    en: 'It is already recorded on {day}. Another dose? At least {days} days pass between two: this one will not count in the schedule.',
  },
  careDoseTooEarly: {
    es: 'Antes de las {weeks} semanas de edad esta dosis no cuenta, y habrá que repetirla. ¿Se la pusieron ese día?',
    en: 'Before {weeks} weeks of age this dose does not count and has to be repeated. Was it given on that day?',
  },
  careDoseEndsTooEarly: {
    es: 'La última dosis de la serie va a las {weeks} semanas de edad o después, y le toca el {day}. Con esta no termina la serie. ¿Se la pusieron ese día?',
    en: 'The last dose of the series is given at {weeks} weeks of age or later, and is due on {day}. This one does not end the series. Was it given on that day?',
  },
  carePermethrinForCat: {
    es: 'La permetrina mata a los gatos: este producto es solo para perros. Si ya se lo pusieron, llama ahora mismo a un veterinario y anótalo como consulta.',
    en: 'Permethrin kills cats: this product is for dogs only. If the cat has had it, call a vet right now and record it as a visit.',
  },
  careTooManyPets: {
    es: 'Elige entre 1 y 20 mascotas',
    en: 'Choose between 1 and 20 pets',
  },
  careUndoOver: {
    es: 'Ya pasó el tiempo para deshacerlo',
    en: 'It is too late to undo it',
  },
} as const satisfies Record<string, Bilingual>;
