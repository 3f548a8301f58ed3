import { z } from 'zod';
import { optionalLine } from '../accounts/fields.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** How an animal came, as Shelter Animals Count tells intakes apart. `returned`: from an adoption before the portal. */
export const intakeKind = vocabulary({
  found: 'encontrada',
  surrendered: 'entregada',
  bornHere: 'nacida_aqui',
  transferred: 'trasladada',
  returned: 'devuelta',
});
export type IntakeKind = ValueOf<typeof intakeKind>;

/** What reading its chip said when it came. */
export const chipReading = vocabulary({
  notRead: 'sin_leer',
  none: 'sin_chip',
  found: 'con_chip',
});
export type ChipReading = ValueOf<typeof chipReading>;

export interface Intake {
  kind: IntakeKind;
  /** YYYY-MM-DD; may lie before the pet was registered. */
  cameOn: string;
  /** '' where nobody said it. */
  place: string;
  /** Who brought it, for its keepers alone; '' where nobody said it, or it is kept no longer. */
  broughtBy: string;
  chip: ChipReading;
}

/** No animal in care came earlier. */
const earliest = '1995-01-01';

/** An intake as a keeper notes it. @param today YYYY-MM-DD */
export const intakeInput = (today: string) =>
  z.object({
    kind: z.enum(intakeKind.values, { error: 'required' }),
    cameOn: z.iso
      .date('required')
      .refine((day) => day >= earliest, 'importTooEarly')
      .refine((day) => day <= today, 'importFuture'),
    place: optionalLine(120).default(''),
    broughtBy: optionalLine(200).default(''),
    chip: z.enum(chipReading.values, { error: 'required' }).default('notRead'),
  }) satisfies z.ZodType<Intake>;
