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
    signatures: row.firmas.flatMap(({ lado, nombre, fecha }) => {
      const side = contractSides.fromWire(lado);
      return side ? [{ side, name: nombre, signedAt: fecha }] : [];
    }),
    code: row.codigo,
    pdf: row.pdf,
  };
}

/** @throws ApiError */
export async function signContract(
  id: string,
  { name, strokes }: { name: string; strokes: readonly Stroke[] },
): Promise<void> {
  await callApi('solicitudes:firmar', {
    contrato_id: id,
    nombre: name,
    trazo: strokes,
    acepta: true,
  });
}

export type Verified = DataOf<'solicitudes:verificar'>;

/** @throws ApiError */
export const verifyCode = (code: string): Promise<Verified> =>
  callApi('solicitudes:verificar', { codigo: code });
