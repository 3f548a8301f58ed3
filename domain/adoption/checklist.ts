import type { Bilingual } from '../language.ts';

/** What rescuers see to before they decide; done ones stand among an application's notes. */
export const checklist = [
  { es: 'Hablé con las referencias', en: 'I talked to the references' },
  { es: 'Vi una identificación', en: 'I saw an ID' },
  { es: 'Vi un comprobante de domicilio', en: 'I saw a proof of address' },
  { es: 'Vi la casa, en visita o por video', en: 'I saw the home, in person or by video' },
  { es: 'Todos en casa están de acuerdo', en: 'Everybody at home agrees' },
  { es: 'Conocieron a la mascota', en: 'They met the pet' },
] as const satisfies readonly Bilingual[];

export type ChecklistItem = (typeof checklist)[number];

const mark = '✓ ';

/** The note that says it is done. */
export const noteOf = (text: string): string => mark + text;

/** Of a note, in whichever language it was made; undefined for one in somebody's own words. */
export const itemOf = (note: string): ChecklistItem | undefined =>
  checklist.find(({ es, en }) => note === noteOf(es) || note === noteOf(en));
