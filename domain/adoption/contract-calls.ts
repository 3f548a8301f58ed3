import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  constant,
  flag,
  givenCents,
  id,
  inputId,
  inputText,
  instant,
  integer,
  language,
  list,
  nullable,
  object,
  optional,
  text,
  unknown,
  wire,
  word,
} from '../contract/shape.ts';
import { contractSides, contractStates, documentsWithCode, verifications } from './contract.ts';

/** Of one application: a contract is prepared, completed, signed, read and verified. */

const contractId = wire('contrato_id', inputId);
const filled = object({ contractId: wire('contrato_id', id), sha256: text });

export const prepareContract = command('solicitudes:preparar_contrato', {
  access: 'session',
  takes: {
    applicationId: wire('id', inputId),
    address: wire('domicilio', optional(inputText)),
    sterilizeBefore: wire('esterilizar_antes', optional(inputText)),
    /** In pesos, for coordinators: what the family is asked for once the contract is sealed. */
    feeCents: wire('cuota', optional(givenCents)),
    depositCents: wire('deposito', optional(givenCents)),
  },
  gives: filled,
  errors: {
    403: ['forbidden', 'chargesByStaff'],
    404: ['notFound'],
    409: ['contractNotYet', 'contractIsSigned'],
  },
});

const said = optional(inputText);

export const completeContract = command('solicitudes:completar_contrato', {
  access: 'session',
  takes: {
    contractId,
    phone: wire('telefono', said),
    address: wire(
      'domicilio',
      object({
        street: wire('calle', said),
        exteriorNumber: wire('numero_exterior', said),
        interiorNumber: wire('numero_interior', said),
        neighborhood: wire('colonia', said),
        postalCode: wire('cp', said),
        city: wire('ciudad', said),
        federalState: wire('estado', said),
      }),
    ),
  },
  gives: filled,
  errors: {
    404: ['notFound'],
    409: ['contractIsSigned', 'contractIsComplete', 'contractNotYet'],
  },
});

export const signContract = command('solicitudes:firmar', {
  access: 'session',
  takes: {
    contractId,
    name: wire('nombre', inputText),
    /** As `strokesInput`. */
    strokes: wire('trazo', optional(unknown)),
    accepts: wire('acepta', constant(true)),
    /** Of the text that was read. */
    sha256: optional(inputText),
  },
  gives: object({
    contractId: wire('contrato_id', id),
    side: wire('lado', word(contractSides)),
    status: wire('estado', word(contractStates)),
    pdf: nullable(text),
  }),
  errors: {
    404: ['notFound'],
    409: ['contractSideSigned', 'contractNotYet', 'contractIncomplete', 'contractTextChanged'],
  },
});

export const findContract = query('solicitudes:consultar_contrato', {
  access: 'session',
  /** The contract's or its application's. */
  takes: { id: inputId },
  gives: object({
    contractId: wire('contrato_id', id),
    applicationId: wire('solicitud_id', id),
    series: wire('serie', text),
    folio: integer,
    petNames: wire('mascota', text),
    petId: wire('mascota_id', id),
    secondPetId: wire('segunda_mascota_id', nullable(id)),
    status: wire('estado', word(contractStates)),
    /** For which the reader signs. */
    side: wire('mi_lado', nullable(word(contractSides))),
    /** Of the text. */
    language: wire('lang', language),
    version: integer,
    preparedAt: wire('preparado', instant),
    text: wire('texto', text),
    sha256: text,
    /** Something of the family is missing: nobody signs. */
    isIncomplete: wire('incompleto', flag),
    /** What is known of it, for the family itself while something is missing. */
    family: wire(
      'por_completar',
      nullable(
        object({
          phone: wire('telefono', text),
          street: wire('calle', text),
          exteriorNumber: wire('numero_exterior', text),
          interiorNumber: wire('numero_interior', text),
          neighborhood: wire('colonia', text),
          postalCode: wire('cp', text),
          city: wire('ciudad', text),
          federalState: wire('estado', text),
        }),
      ),
    ),
    signatures: wire(
      'firmas',
      list(
        object({
          side: wire('lado', word(contractSides)),
          name: wire('nombre', text),
          signedAt: wire('fecha', instant),
        }),
      ),
    ),
    /** Once it is sealed. */
    code: wire('codigo', nullable(text)),
    sealedAt: wire('sellado', nullable(instant)),
    pdf: nullable(text),
  }),
  errors: { 404: ['notFound'] },
});

export const verifyContract = query('solicitudes:verificar', {
  access: 'everyone',
  takes: { code: wire('codigo', inputText) },
  gives: object({
    result: wire('resultado', word(verifications)),
    document: wire('documento', nullable(word(documentsWithCode))),
    sealedAt: wire('fecha', nullable(instant)),
    sha256: nullable(text),
    pdfSha256: wire('sha256_pdf', nullable(text)),
  }),
});

export type FoundContract = DataOfCall<typeof findContract>;
export type FamilyInContract = NonNullable<FoundContract['family']>;
export type VerifiedContract = DataOfCall<typeof verifyContract>;
