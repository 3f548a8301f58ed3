import {
  completeContract,
  findContract,
  prepareContract,
  signContract,
  verifyContract,
} from '#domain/adoption/contract-calls.ts';
import { withWireNames } from '../../field-names.ts';
import { implement } from '../../implement.ts';

export const contratos = [
  implement(prepareContract, {
    summary:
      'Fills the organisation’s contract for an application that is `aprobada`, `apartada` or `adoptada`, in the family’s ' +
      'language, and keeps the text with its SHA-256. By whoever looks after the pet and by staff. `domicilio` is the family’s, ' +
      'in the place of what their account says: what is missing there the family is asked for before anybody signs. ' +
      '`esterilizar_antes` (YYYY-MM-DD) is for a pet that is not sterilized, and is what its family is reminded of once the ' +
      'contract is signed and the pet adopted. `cuota` and `deposito` (pesos) are what coordinators ask the family for: a recovery fee, at most ' +
      'the recorded costs of the pet, and a deposit until it is sterilized. A contract that nobody has signed is replaced; with a signature 409.',
    async handle({ input: { applicationId, ...requested }, viewer, context }) {
      const { id, sha256 } = await context.contracts.prepare(viewer, applicationId, requested);
      return { data: { contractId: id, sha256 } };
    },
  }),

  implement(completeContract, {
    summary:
      'What is missing of the family in a contract that is `incompleto`, said by the family itself: it is kept in their ' +
      'account, by its rules, and the text is filled anew, with another `sha256`. A part that is missing here stays as it is; ' +
      'street, exterior number, postal code, city, state and a telephone there must be at the end. With a signature 409.',
    async handle({ input: { contractId, phone, address }, viewer, context }) {
      const said = { ...address, ...(phone !== undefined && { phone }) };
      const { sha256 } = await withWireNames(
        (field) => (field === 'phone' ? field : `address.${field}`),
        () => context.contracts.complete(viewer, contractId, said),
      );
      return { data: { contractId, sha256 } };
    },
  }),

  implement(signContract, {
    summary:
      'Signs a contract, once for each side: the family, and whoever looks after the pet (or prepared the contract in their ' +
      'place). `trazo` is the drawn signature: a list of strokes, each a list of points `[x, y]` from 0 to 1 of a pad three ' +
      'times as wide as high; empty to sign by the typed name alone. After both, a PDF is sealed and mailed to both sides. ' +
      'Nobody signs while it is `incompleto`, nor another text than that of `sha256`, where it is given: 409.',
    async handle({ input: { contractId, name, strokes = [], sha256 }, viewer, context, address }) {
      const signature = { name, strokes, sha256 };
      const signed = await context.contracts.sign({ viewer, address }, contractId, signature);
      return { data: { ...signed, contractId, pdf: null } };
    },
  }),

  implement(findContract, {
    summary:
      'A contract by its own id or its application’s: its text (`# ` begins a heading, `- ` an item of a list), its state, ' +
      'who has signed when, and the address of the sealed PDF. For both sides and staff; to others 404. `mi_lado` is the side ' +
      'for which the caller may sign; null for staff who stand for none. While it is `incompleto` nobody signs; ' +
      '`por_completar` is then what the portal knows of the family, for the family alone (`solicitudes:completar_contrato`).',
    async handle({ input, viewer, context }) {
      const found = await context.contracts.find(viewer, input.id);
      const { contract, application, status, side = null, ...shown } = found;
      return {
        data: {
          ...shown,
          contractId: contract.id,
          applicationId: application.id,
          series: application.series,
          folio: application.folio,
          petNames: contract.pet_names,
          petId: application.petId,
          secondPetId: application.secondPetId,
          status,
          side,
          language: contract.language,
          version: contract.template_version,
          preparedAt: contract.prepared_at,
          text: contract.text,
          sha256: contract.sha256,
          isIncomplete: contract.is_incomplete === 1,
          code: status === 'sealed' ? contract.code : null,
          sealedAt: contract.sealed_at,
        },
      };
    },
  }),

  implement(verifyContract, {
    summary:
      'Whether a contract, or a certificate of a volunteer, has this code, as it stands on it: `autentico` with the day it was ' +
      'sealed, the SHA-256 of the signed text of a contract and that of the PDF; `anulado` likewise, of one that was taken ' +
      'back; or `desconocido`. Nobody’s data.',
    async handle({ input, context, address }) {
      const found = await context.contracts.verify(address, input.code);
      if (!found) {
        const nothing = { document: null, sealedAt: null, sha256: null, pdfSha256: null };
        return { data: { result: 'unknown' as const, ...nothing } };
      }
      const { isRevoked, ...shown } = found;
      const result = isRevoked ? ('revoked' as const) : ('authentic' as const);
      return { data: { result, ...shown } };
    },
  }),
];
