import { callApi } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import {
  type ContractSide,
  type ContractState,
  contractSides,
  contractStates,
  type Stroke,
} from '#domain/adoption/contract.ts';
import type { Language } from '#domain/language.ts';

export interface ShownContract {
  id: string;
  folio: number;
  petNames: string;
  petIds: readonly string[];
  status: ContractState;
  /** For which the reader signs. */
  side: ContractSide | undefined;
  /** Of the text. */
  language: Language;
  text: string;
  /** Of the text. */
  sha256: string;
  /** Something of the family is missing: nobody signs. */
  isIncomplete: boolean;
  /** What is known of it, for the family itself while something is missing. */
  family: FamilyInContract | null;
  signatures: readonly { side: ContractSide; name: string; signedAt: string }[];
  /** Once it is sealed. */
  code: string | null;
  pdf: string | null;
}

/** @param id the contract's or its application's @throws ApiError */
export async function findContract(id: string): Promise<ShownContract> {
  return contractFrom(await callApi('solicitudes:consultar_contrato', { id }));
}

function contractFrom(row: DataOf<'solicitudes:consultar_contrato'>): ShownContract {
  return {
    id: row.contrato_id,
    folio: row.folio,
    petNames: row.mascota,
    petIds: [row.mascota_id, row.segunda_mascota_id].filter((one) => one !== null),
    status: contractStates.fromWire(row.estado) ?? 'prepared',
    side: contractSides.fromWire(row.mi_lado),
    language: row.lang,
    text: row.texto,
    sha256: row.sha256,
    isIncomplete: row.incompleto,
    family: row.por_completar,
    signatures: row.firmas.flatMap(({ lado, nombre, fecha }) => {
      const side = contractSides.fromWire(lado);
      return side ? [{ side, name: nombre, signedAt: fecha }] : [];
    }),
    code: row.codigo,
    pdf: row.pdf,
  };
}

export type FamilyInContract = NonNullable<
  DataOf<'solicitudes:consultar_contrato'>['por_completar']
>;

/** On the wire's names, in the order in which people write an address. */
export const addressParts = [
  'calle',
  'numero_exterior',
  'numero_interior',
  'colonia',
  'cp',
  'ciudad',
  'estado',
] as const satisfies readonly (keyof FamilyInContract)[];

/** @throws ApiError */
export async function completeContract(
  id: string,
  said: { domicilio: Partial<Omit<FamilyInContract, 'telefono'>>; telefono?: string },
): Promise<void> {
  await callApi('solicitudes:completar_contrato', { contrato_id: id, ...said });
}

/** @param sha256 of the text that was read @throws ApiError */
export async function signContract(
  id: string,
  { name, strokes, sha256 }: { name: string; strokes: readonly Stroke[]; sha256: string },
): Promise<void> {
  await callApi('solicitudes:firmar', {
    contrato_id: id,
    nombre: name,
    trazo: strokes,
    acepta: true,
    sha256,
  });
}

export type Verified = DataOf<'solicitudes:verificar'>;

/** @throws ApiError */
export const verifyCode = (code: string): Promise<Verified> =>
  callApi('solicitudes:verificar', { codigo: code });
