import { z } from 'zod';
import { contractSides, contractStates } from '#domain/adoption/contract.ts';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { id, instant, shape, wordOf } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

/** Of one application: `solicitudes:preparar_contrato` and what follows. */

const names = {
  address: 'domicilio',
  sterilizeBefore: 'esterilizar_antes',
  name: 'nombre',
  strokes: 'trazo',
};
const sha256 = z.string();
const side = wordOf(contractSides);
const state = wordOf(contractStates);

const prepararContrato = defineAction({
  name: 'solicitudes:preparar_contrato',
  summary:
    'Fills the organisation’s contract for an application that is `aprobada`, `apartada` or `adoptada`, in the family’s ' +
    'language, and keeps the text with its SHA-256. By whoever looks after the pet and by staff. `domicilio` is the family’s, ' +
    'where their account does not say it; `esterilizar_antes` (YYYY-MM-DD) is for a pet that is not sterilized. A contract ' +
    'that nobody has signed is replaced; with a signature 409.',
  access: 'session',
  input: z.strictObject({
    id: wireId,
    domicilio: wireText.optional(),
    esterilizar_antes: wireText.optional(),
    lang: wireLanguage,
  }),
  output: shape({ contrato_id: id, sha256 }),
  errors: { 404: ['notFound'], 409: ['contractNotYet', 'contractIsSigned'] },
  async handle({ input, viewer, context }) {
    const requested = { address: input.domicilio, sterilizeBefore: input.esterilizar_antes };
    const contract = await withWireNames(names, () =>
      context.contracts.prepare(viewer, input.id, requested),
    );
    return { data: { contrato_id: contract.id, sha256: contract.sha256 } };
  },
});

const firmar = defineAction({
  name: 'solicitudes:firmar',
  summary:
    'Signs a contract, once for each side: the family, and whoever looks after the pet (or prepared the contract in their ' +
    'place). `trazo` is the drawn signature: a list of strokes, each a list of points `[x, y]` from 0 to 1 of a pad three ' +
    'times as wide as high; empty to sign by the typed name alone. After both, a PDF is sealed and mailed to both sides.',
  access: 'session',
  input: z.strictObject({
    contrato_id: wireId,
    nombre: wireText,
    trazo: z.unknown().optional(),
    acepta: z.literal(true),
    lang: wireLanguage,
  }),
  output: shape({ contrato_id: id, lado: side, estado: state, pdf: z.string().nullable() }),
  errors: { 404: ['notFound'], 409: ['contractSideSigned', 'contractNotYet'] },
  async handle({ input: { contrato_id, nombre, trazo = [] }, viewer, context, address }) {
    const signed = await withWireNames(names, () =>
      context.contracts.sign({ viewer, address }, contrato_id, { name: nombre, strokes: trazo }),
    );
    return {
      data: {
        contrato_id,
        lado: contractSides.toWire(signed.side),
        estado: contractStates.toWire(signed.status),
        pdf: null,
      },
    };
  },
});

const consultarContrato = defineAction({
  name: 'solicitudes:consultar_contrato',
  summary:
    'A contract by its own id or its application’s: its text (`# ` begins a heading, `- ` an item of a list), its state, ' +
    'who has signed when, and the address of the sealed PDF. For both sides and staff; to others 404. `mi_lado` is the side ' +
    'for which the caller may sign; null for staff who stand for none.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: shape({
    contrato_id: id,
    solicitud_id: id,
    serie: z.string(),
    folio: z.int(),
    mascota: z.string(),
    mascota_id: id,
    segunda_mascota_id: id.nullable(),
    estado: state,
    mi_lado: side.nullable(),
    lang: z.enum(['es', 'en']),
    version: z.int(),
    preparado: instant,
    texto: z.string(),
    sha256,
    firmas: z.array(shape({ lado: side, nombre: z.string(), fecha: instant })),
    codigo: z.string().nullable(),
    sellado: instant.nullable(),
    pdf: z.string().nullable(),
  }),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const found = await context.contracts.find(viewer, input.id);
    const { contract, application, signatures, status, side: mine, pdf } = found;
    return {
      data: {
        contrato_id: contract.id,
        solicitud_id: application.id,
        serie: application.series,
        folio: application.folio,
        mascota: contract.pet_names,
        mascota_id: application.petId,
        segunda_mascota_id: application.secondPetId,
        estado: contractStates.toWire(status),
        mi_lado: mine === undefined ? null : contractSides.toWire(mine),
        lang: contract.language,
        version: contract.template_version,
        preparado: contract.prepared_at,
        texto: contract.text,
        sha256: contract.sha256,
        firmas: signatures.map((one) => ({
          lado: contractSides.toWire(one.side),
          nombre: one.name,
          fecha: one.signedAt,
        })),
        codigo: status === 'sealed' ? contract.code : null,
        sellado: contract.sealed_at,
        pdf,
      },
    };
  },
});

const verificar = defineAction({
  name: 'solicitudes:verificar',
  summary:
    'Whether a contract has this code, as it stands on it: `autentico` with the day it was sealed, the SHA-256 of the ' +
    'signed text and that of the PDF, or `desconocido`. Nobody’s data.',
  access: 'everyone',
  input: z.strictObject({ codigo: wireText, lang: wireLanguage }),
  output: shape({
    resultado: z.enum(['autentico', 'desconocido']),
    fecha: instant.nullable(),
    sha256: sha256.nullable(),
    sha256_pdf: sha256.nullable(),
  }),
  async handle({ input: { codigo }, context, address }) {
    const found = await context.contracts.verify(address, codigo);
    return {
      data: {
        resultado: found ? ('autentico' as const) : ('desconocido' as const),
        fecha: found?.sealedAt ?? null,
        sha256: found?.sha256 ?? null,
        sha256_pdf: found?.pdfSha256 ?? null,
      },
    };
  },
});

export const contratos = [prepararContrato, firmar, consultarContrato, verificar];
