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
} as const satisfies Record<string, Bilingual>;
