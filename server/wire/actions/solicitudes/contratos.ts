import { z } from 'zod';
import { contractSides, contractStates } from '#domain/adoption/contract.ts';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { flag, id, instant, shape, wordOf } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

/** Of one application: `solicitudes:preparar_contrato` and what follows. */

const names = {
  address: 'domicilio',
  sterilizeBefore: 'esterilizar_antes',
  name: 'nombre',
  strokes: 'trazo',
  phone: 'telefono',
  street: 'domicilio.calle',
  exteriorNumber: 'domicilio.numero_exterior',
  interiorNumber: 'domicilio.numero_interior',
  neighborhood: 'domicilio.colonia',
  postalCode: 'domicilio.cp',
  city: 'domicilio.ciudad',
  federalState: 'domicilio.estado',
};
const sha256 = z.string();
const side = wordOf(contractSides);
const state = wordOf(contractStates);

const prepararContrato = defineAction({
  name: 'solicitudes:preparar_contrato',
  summary:
    'Fills the organisation’s contract for an application that is `aprobada`, `apartada` or `adoptada`, in the family’s ' +
    'language, and keeps the text with its SHA-256. By whoever looks after the pet and by staff. `domicilio` is the family’s, ' +
    'in the place of what their account says: what is missing there the family is asked for before anybody signs. ' +
    '`esterilizar_antes` (YYYY-MM-DD) is for a pet that is not sterilized, and is what its family is reminded of once the ' +
    'contract is signed and the pet adopted. A contract that nobody has signed is replaced; with a signature 409.',
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
    'times as wide as high; empty to sign by the typed name alone. After both, a PDF is sealed and mailed to both sides. ' +
    'Nobody signs while it is `incompleto`, nor another text than that of `sha256`, where it is given: 409.',
  access: 'session',
  input: z.strictObject({
    contrato_id: wireId,
    nombre: wireText,
    trazo: z.unknown().optional(),
    acepta: z.literal(true),
    sha256: wireText.optional(),
    lang: wireLanguage,
  }),
  output: shape({ contrato_id: id, lado: side, estado: state, pdf: z.string().nullable() }),
  errors: {
    404: ['notFound'],
    409: ['contractSideSigned', 'contractNotYet', 'contractIncomplete', 'contractTextChanged'],
  },
  async handle({ input, viewer, context, address }) {
    const { contrato_id, nombre, trazo = [], sha256 } = input;
    const signed = await withWireNames(names, () =>
      context.contracts.sign({ viewer, address }, contrato_id, {
        name: nombre,
        strokes: trazo,
        sha256,
      }),
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

const part = wireText.optional();

const completarContrato = defineAction({
  name: 'solicitudes:completar_contrato',
  summary:
    'What is missing of the family in a contract that is `incompleto`, said by the family itself: it is kept in their ' +
    'account, by its rules, and the text is filled anew, with another `sha256`. A part that is missing here stays as it is; ' +
    'street, exterior number, postal code, city, state and a telephone there must be at the end. With a signature 409.',
  access: 'session',
  input: z.strictObject({
    contrato_id: wireId,
    telefono: part,
    domicilio: z.strictObject({
      calle: part,
      numero_exterior: part,
      numero_interior: part,
      colonia: part,
      cp: part,
      ciudad: part,
      estado: part,
    }),
    lang: wireLanguage,
  }),
  output: shape({ contrato_id: id, sha256 }),
  errors: {
    404: ['notFound'],
    409: ['contractIsSigned', 'contractIsComplete', 'contractNotYet'],
  },
  async handle({ input: { contrato_id, telefono, domicilio }, viewer, context }) {
    const said = {
      phone: telefono,
      street: domicilio.calle,
      exteriorNumber: domicilio.numero_exterior,
      interiorNumber: domicilio.numero_interior,
      neighborhood: domicilio.colonia,
      postalCode: domicilio.cp,
      city: domicilio.ciudad,
      federalState: domicilio.estado,
    };
    const contract = await withWireNames(names, () =>
      context.contracts.complete(viewer, contrato_id, withoutUndefined(said)),
    );
    return { data: { contrato_id, sha256: contract.sha256 } };
  },
});

const withoutUndefined = (said: object) =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));

const consultarContrato = defineAction({
  name: 'solicitudes:consultar_contrato',
  summary:
    'A contract by its own id or its application’s: its text (`# ` begins a heading, `- ` an item of a list), its state, ' +
    'who has signed when, and the address of the sealed PDF. For both sides and staff; to others 404. `mi_lado` is the side ' +
    'for which the caller may sign; null for staff who stand for none. While it is `incompleto` nobody signs; ' +
    '`por_completar` is then what the portal knows of the family, for the family alone (`solicitudes:completar_contrato`).',
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
    incompleto: flag,
    por_completar: shape({
      telefono: z.string(),
      calle: z.string(),
      numero_exterior: z.string(),
      numero_interior: z.string(),
      colonia: z.string(),
      cp: z.string(),
      ciudad: z.string(),
      estado: z.string(),
    }).nullable(),
    firmas: z.array(shape({ lado: side, nombre: z.string(), fecha: instant })),
    codigo: z.string().nullable(),
    sellado: instant.nullable(),
    pdf: z.string().nullable(),
  }),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const found = await context.contracts.find(viewer, input.id);
    const { contract, application, signatures, status, side: mine, pdf, family } = found;
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
        incompleto: contract.is_incomplete === 1,
        por_completar: family && {
          telefono: family.phone,
          calle: family.street,
          numero_exterior: family.exteriorNumber,
          numero_interior: family.interiorNumber,
          colonia: family.neighborhood,
          cp: family.postalCode,
          ciudad: family.city,
          estado: family.federalState,
        },
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

export const contratos = [
  prepararContrato,
  completarContrato,
  firmar,
  consultarContrato,
  verificar,
];
