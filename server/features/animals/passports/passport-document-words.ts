import type { Bilingual } from '#domain/language.ts';
import type { VaccineAuthor } from '#domain/passports/passport.ts';

interface DocumentWords {
  title: string;
  subject(pet: string): string;
  file(pet: string, number: string): string;
  footer(siteName: string, number: string): string;
  head: readonly [string, string, string, string, string];
  writtenBy: Record<VaccineAuthor, string>;
  older(count: number): string;
  howToCheck(address: string): string;
}

export const passportDocumentWords: Bilingual<DocumentWords> = {
  es: {
    title: 'Pasaporte de mascota',
    subject: (pet) => `Pasaporte de ${pet}`,
    file: (pet, number) => `pasaporte-${pet}-${number}.pdf`,
    footer: (siteName, number) => `${siteName} · Pasaporte ${number}`,
    head: ['Producto', 'Fecha', 'Lote', 'Veterinario', 'La registró'],
    writtenBy: { vet: 'Un veterinario', keeper: 'Quien lo cuida' },
    older: (count) =>
      count === 1
        ? 'Hay una dosis anterior en su cartilla de salud.'
        : `Hay ${count} dosis anteriores en su cartilla de salud.`,
    howToCheck: (address) =>
      `Escanea el código con la cámara de cualquier teléfono, o ábrelo en ${address}. Lleva todos estos datos con una firma electrónica: la página dice si alguien los cambió, incluso sin conexión. Con conexión dice además si este pasaporte fue revocado o sustituido.`,
  },
  en: {
    title: 'Pet passport',
    subject: (pet) => `Passport of ${pet}`,
    file: (pet, number) => `passport-${pet}-${number}.pdf`,
    footer: (siteName, number) => `${siteName} · Passport ${number}`,
    head: ['Product', 'Date', 'Lot', 'Vet', 'Recorded by'],
    writtenBy: { vet: 'A vet', keeper: 'Its keeper' },
    older: (count) =>
      count === 1
        ? 'One earlier dose is in the medical record.'
        : `${count} earlier doses are in the medical record.`,
    howToCheck: (address) =>
      `Scan the code with the camera of any phone, or open it at ${address}. It holds all of this with an electronic signature: the page says whether anybody changed it, even offline. Online it also says whether this passport was revoked or superseded.`,
  },
};
