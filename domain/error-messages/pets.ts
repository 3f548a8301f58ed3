import type { Bilingual } from '../language.ts';

/** Pets and their papers. */
export const petErrors = {
  petChangedSince: {
    es: 'Alguien más cambió esta mascota mientras la editabas. No se guardó nada: vuelve a cargarla y compara.',
    en: 'Somebody else changed this pet while you were editing it. Nothing was saved: load it again and compare.',
  },
  petUndoOver: {
    es: 'Ya pasó el tiempo para deshacerlo. Escríbenos y la recuperamos contigo.',
    en: 'It is too late to undo it. Write to us and we will bring the pet back with you.',
  },
  contractKept: {
    es: 'Una adopción por medio de nosotros conserva su contrato: sube otro en su lugar',
    en: 'An adoption through us keeps its contract: upload another one in its place',
  },
  reminderSpent: {
    es: 'Este enlace ya se usó o ya venció. Si lo acabas de oprimir, tu respuesta quedó guardada.',
    en: 'This link has been used or has expired. If you have just pressed it, your answer was saved.',
  },
  petsNotLinkable: {
    es: 'Elige mascotas tuyas que estén en adopción: todas de la misma cuenta',
    en: 'Choose pets of yours that are up for adoption: all of the same account',
  },
  petInAnotherGroup: {
    es: 'Una de estas mascotas ya es parte de otra pareja o camada: sepárala primero',
    en: 'One of these pets already belongs to another pair or litter: take it out first',
  },
  groupTooLarge: {
    es: 'Una pareja es de 2 mascotas y una camada de hasta 8',
    en: 'A pair is 2 pets and a litter up to 8',
  },
  petNotInGroup: {
    es: 'Esta mascota no es parte de una pareja o camada',
    en: 'This pet does not belong to a pair or litter',
  },
  petNotInPair: {
    es: 'Solo una pareja necesita una excepción: los de una camada se adoptan por separado',
    en: 'Only a pair needs an exception: those of a litter may be adopted apart',
  },
  exceptionThere: {
    es: 'Esta pareja ya tiene una excepción',
    en: 'This pair already has an exception',
  },
  exceptionNotThere: {
    es: 'Esta pareja no tiene una excepción',
    en: 'This pair has no exception',
  },
} as const satisfies Record<string, Bilingual>;
