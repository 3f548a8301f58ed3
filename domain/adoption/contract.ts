import { z } from 'zod';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import type { ApplicationState } from './application-machine.ts';

/** Who signs: the family that adopts, and whoever gives the pet into its care. */
export const contractSides = vocabulary({ family: 'familia', organisation: 'organizacion' });
export type ContractSide = ValueOf<typeof contractSides>;

export const contractStates = vocabulary({
  prepared: 'por_firmar',
  halfSigned: 'falta_una_firma',
  /** By both; its PDF is on the way. */
  signed: 'firmado',
  sealed: 'sellado',
});
export type ContractState = ValueOf<typeof contractStates>;

/** What is told of a code. */
export const verifications = vocabulary({
  authentic: 'autentico',
  revoked: 'anulado',
  unknown: 'desconocido',
});

/** Which documents have a code. */
export const documentsWithCode = vocabulary({
  contract: 'contrato',
  volunteerCertificate: 'constancia_de_voluntariado',
});
export type VerifiedDocument = ValueOf<typeof documentsWithCode>;

export const contractLimits = {
  /** Characters of a template in one language, and of a text that was filled. */
  template: 30_000,
  filled: 40_000,
  /** Characters of a value that is filled in by hand. */
  address: 300,
  name: 120,
  /** Days from today on until a pet is sterilized: the last one that can be agreed on, and the proposed one. */
  sterilizeWithin: 731,
  usualSterilization: 182,
  strokes: 80,
  /** Of all strokes together. */
  points: 3_000,
} as const;

/** Longer than other texts of calls; whether it is too long, its use case says. */
export const templateText = z
  .string()
  .max(2 * contractLimits.template)
  .regex(/^[^\0]*$/, 'characterRefused');

/** A point of a drawn signature: shares of the width and height of the pad. */
export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

/** The pad is three times as wide as it is high: so signatures keep their shape. */
export const padAspect = 3;

const share = z.number().min(0).max(1);
const point = z
  .union([z.tuple([share, share]), z.strictObject({ x: share, y: share })])
  .transform((value): Point => {
    const [x, y] = Array.isArray(value) ? value : [value.x, value.y];
    return [round(x), round(y)];
  });
const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** A drawn signature. Empty where somebody signs by their name alone. */
export const strokesInput = z
  .array(z.array(point).min(1).max(contractLimits.points))
  .max(contractLimits.strokes)
  .refine(
    (strokes) => strokes.reduce((sum, { length }) => sum + length, 0) <= contractLimits.points,
  );

/** States of an application that has come to a contract, and has not ended without one. */
export const contractedStates: readonly ApplicationState[] = ['approved', 'reserved', 'adopted'];
export const hasContract = ({ status }: { status: ApplicationState }): boolean =>
  contractedStates.includes(status);

/** By one side at least. */
export const isSigned = (contract: Pick<ContractBrief, 'status'> | null): boolean =>
  contract !== null && contract.status !== 'prepared';

/** By both sides. */
export const isSignedByBoth = (contract: Pick<ContractBrief, 'status'> | null): boolean =>
  contract?.status === 'signed' || contract?.status === 'sealed';

/** Who is to sign next: the family first, as it is asked first. Nobody where the application has no contract to sign. */
export function nextToSign({
  status,
  contract,
}: {
  status: ApplicationState;
  contract: Pick<ContractBrief, 'status' | 'signedBy'> | null;
}): ContractSide | null {
  if (!contract || !hasContract({ status })) return null;
  if (contract.status === 'prepared') return 'family';
  if (contract.status !== 'halfSigned') return null;
  return contract.signedBy === 'family' ? 'organisation' : 'family';
}

/** What is said of an application's contract beside the application. */
export interface ContractBrief {
  id: string;
  status: ContractState;
  /** Where it waits for the other side alone. */
  signedBy: ContractSide | null;
  /** Address of the sealed PDF. */
  pdf: string | null;
  /** YYYY-MM-DD: by when it says that its pets are sterilized; null where they are, missing where nobody noted it. */
  sterilizeBefore?: string | null;
}

/** Where its sealed PDF is opened by the session of who may. */
export const contractPdfPath = (id: string): string => `/archivos/adopcion/${id}/contrato.pdf`;
