import { type IntakeKind, intakeKind } from '../intakes/intake.ts';
import type { Language } from '../language.ts';
import { pathFor } from '../site-map.ts';

/** The report of an animal whose record is made, and how it came. */
export interface FromRescue {
  folio: number;
  kind: IntakeKind;
  /** YYYY-MM-DD */
  cameOn: string;
}

const params = { folio: 'auxilio', kind: 'llegada', cameOn: 'dia' } as const;

/** Where the record of a reported animal is made. */
export const recordAddress = (language: Language, { folio, kind, cameOn }: FromRescue) =>
  `${pathFor('registerRehabilitationPet', language)}?${new URLSearchParams({
    [params.folio]: String(folio),
    [params.kind]: intakeKind.toWire(kind),
    [params.cameOn]: cameOn,
  })}`;

/** Undefined where the address names no report. */
export function rescueIn(search: string): FromRescue | undefined {
  const said = new URLSearchParams(search);
  const folio = Number(said.get(params.folio));
  const kind = intakeKind.fromWire(said.get(params.kind));
  const cameOn = said.get(params.cameOn) ?? '';
  if (!Number.isInteger(folio) || folio < 1 || !kind) return undefined;
  return { folio, kind, cameOn };
}
