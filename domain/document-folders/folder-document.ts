import type { Bilingual } from '../language.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** The papers that every pet's folder is expected to hold, in the order of the checklist. */
export const folderDocumentKind = vocabulary({
  vaccinationBooklet: 'cartilla_vacunacion',
  sterilizationCertificate: 'certificado_esterilizacion',
  deworming: 'desparasitacion',
  medicalStudies: 'estudios_medicos',
  adoptionContract: 'contrato_adopcion',
  identification: 'identificacion',
});
export type FolderDocumentKind = ValueOf<typeof folderDocumentKind>;

export const documentNames: Record<FolderDocumentKind, Bilingual> = {
  vaccinationBooklet: { es: 'Cartilla de vacunación', en: 'Vaccination booklet' },
  sterilizationCertificate: {
    es: 'Certificado de esterilización',
    en: 'Sterilization certificate',
  },
  deworming: { es: 'Desparasitación', en: 'Deworming' },
  medicalStudies: { es: 'Estudios médicos', en: 'Medical studies' },
  adoptionContract: { es: 'Contrato de adopción', en: 'Adoption contract' },
  identification: {
    es: 'Identificación (placa o microchip)',
    en: 'Identification (tag or microchip)',
  },
};

/** How a document stands; the specification gives these words in English on the wire. */
export const reviewStatus = vocabulary({
  valid: 'valid',
  invalid: 'invalid',
  reviewing: 'reviewing',
  preparing: 'preparing',
  excluded: 'exclude',
  other: 'other',
});
export type ReviewStatus = ValueOf<typeof reviewStatus>;

/** As people read them, whoever they are. */
export const reviewStatusNames: Record<ReviewStatus, Bilingual> = {
  valid: { es: 'Válido', en: 'Valid' },
  invalid: { es: 'No válido', en: 'Not valid' },
  reviewing: { es: 'En revisión', en: 'Being reviewed' },
  preparing: { es: 'Por entregar', en: 'Still to come' },
  excluded: { es: 'No hace falta', en: 'Not needed' },
  other: { es: 'Otro', en: 'Other' },
};

/** Kept at once of one document. */
export const mostFilesOfDocument = 5;
/** Bytes of all files of a folder together. */
export const mostBytesOfFolder = 100 * 1024 * 1024;

/** What a reviewer decided, and about which files. */
export interface Decision {
  status: ReviewStatus;
  /** The last day on which it is valid, YYYY-MM-DD. */
  validUntil: string | null;
  /** The files that were looked at. */
  fileIds: readonly string[];
}

/**
 * How a document stands, whatever the day. A decision holds for the files that it was made about: after one comes or
 * goes, the document has to be looked at again.
 */
export function standingOf(
  { status, fileIds: decided }: Pick<Decision, 'status' | 'fileIds'>,
  fileIds: readonly string[],
): ReviewStatus {
  if (sameFiles(decided, fileIds)) return status;
  return fileIds.length === 0 ? 'preparing' : 'reviewing';
}

/** How a document stands today: what was valid stops being so after its last day. */
export function currentStatus(
  decision: Decision,
  fileIds: readonly string[],
  today: string,
): ReviewStatus {
  const standing = standingOf(decision, fileIds);
  const isOver = decision.validUntil !== null && decision.validUntil < today;
  return standing === 'valid' && isOver ? 'invalid' : standing;
}

/** Days before its last valid day from which a document's owner is told. */
export const expiryNoticeDays = 15;

/** What an owner has to see to of a document, in the order of urgency. */
export const paperTask = vocabulary({
  rejected: 'rechazado',
  expired: 'vencido',
  expiring: 'por_vencer',
  missing: 'falta',
});
export type PaperTask = ValueOf<typeof paperTask>;

export const sameFiles = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join();
