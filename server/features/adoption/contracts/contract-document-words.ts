import type { ContractSide } from '#domain/adoption/contract.ts';
import type { Bilingual } from '#domain/language.ts';

export interface DocumentWords {
  title: string;
  subject(pets: string): string;
  footer(siteName: string, code: string): string;
  note(folio: string, day: string): string;
  signatures: string;
  sides: Record<ContractSide, string>;
  signedAt(moment: string): string;
  byName: string;
  proof: string;
  howToVerify(address: string): string;
  code: string;
  hash: string;
  dossier: string;
  version(version: number): string;
}

export const contractDocumentWords: Bilingual<DocumentWords> = {
  es: {
    title: 'Contrato de adopción',
    subject: (pets) => `Adopción de ${pets}`,
    footer: (siteName, code) => `${siteName} · Código de verificación ${code}`,
    note: (folio, day) => `Solicitud ${folio} · ${day}`,
    signatures: 'Firmas',
    sides: { organisation: 'Por la organización', family: 'La familia' },
    signedAt: (moment) => `Firmado el ${moment}`,
    byName: 'Firmó con su nombre escrito',
    proof: 'Cómo verificar este contrato',
    howToVerify: (address) =>
      `Escanea el código o escríbelo en ${address}. La página dice si el contrato es auténtico, sin mostrar los datos de nadie. El PDF lleva además un sello electrónico: cualquier cambio posterior se nota.`,
    code: 'Código',
    hash: 'Huella del texto firmado (SHA-256)',
    dossier: 'Huella del expediente de la solicitud',
    version: (version) => `Versión ${version} del contrato de la organización`,
  },
  en: {
    title: 'Adoption contract',
    subject: (pets) => `Adoption of ${pets}`,
    footer: (siteName, code) => `${siteName} · Verification code ${code}`,
    note: (folio, day) => `Application ${folio} · ${day}`,
    signatures: 'Signatures',
    sides: { organisation: 'For the organization', family: 'The family' },
    signedAt: (moment) => `Signed on ${moment}`,
    byName: 'Signed by typed name',
    proof: 'How to verify this contract',
    howToVerify: (address) =>
      `Scan the code or enter it at ${address}. The page says whether the contract is authentic without showing anybody’s data. The PDF also carries an electronic seal: any later change shows.`,
    code: 'Code',
    hash: 'Hash of the signed text (SHA-256)',
    dossier: 'Hash of the application’s record',
    version: (version) => `Version ${version} of the organization’s contract`,
  },
};
