import { extname } from 'node:path';
import type { Jobs } from '#server/jobs/jobs.ts';
import { ExportedFile } from '../privacy/exported-file.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { deleteAccount } from './accounts.repository.ts';
import type { Avatars } from './avatars.ts';

/** With it go its sessions, links and second factor. */
export function accountPersonalData({
  avatars,
  jobs,
}: {
  avatars: Avatars;
  jobs: Jobs;
}): PersonalData {
  // Only `erase` below stores jobs of this kind.
  jobs.handle('accounts.forgetFiles', (payload) =>
    avatars.keepOnly((payload as { userId: string }).userId, []),
  );

  return {
    key: 'account',
    title: { es: 'Tu cuenta', en: 'Your account' },
    labels: {
      id: { es: 'Número de cuenta', en: 'Account number' },
      createdAt: { es: 'Creada', en: 'Created' },
      confirmedAt: { es: 'Correo confirmado', en: 'Email confirmed' },
      name: { es: 'Nombre', en: 'Name' },
      email: { es: 'Correo', en: 'Email' },
      phone: { es: 'Teléfono', en: 'Phone' },
      language: { es: 'Idioma', en: 'Language' },
      roles: { es: 'Permisos', en: 'Roles' },
      street: { es: 'Calle', en: 'Street' },
      exteriorNumber: { es: 'Número exterior', en: 'Exterior number' },
      interiorNumber: { es: 'Número interior', en: 'Interior number' },
      neighborhood: { es: 'Colonia', en: 'Neighborhood' },
      postalCode: { es: 'Código postal', en: 'Postal code' },
      federalState: { es: 'Estado', en: 'State' },
      city: { es: 'Ciudad', en: 'City' },
      country: { es: 'País', en: 'Country' },
      legalName: { es: 'Razón social', en: 'Legal name' },
      rfc: { es: 'RFC', en: 'RFC' },
      taxRegime: { es: 'Régimen fiscal', en: 'Tax regime' },
      taxPostalCode: { es: 'Código postal fiscal', en: 'Tax postal code' },
      cfdiUse: { es: 'Uso de CFDI', en: 'CFDI use' },
      subscriptionId: { es: 'Donativo mensual', en: 'Monthly donation' },
      picture: { es: 'Foto', en: 'Picture' },
    },
    async find(account) {
      const { id, avatarFile } = account;
      if (!avatarFile) return [{ ...account }];
      const key = avatars.keyOf(id, avatarFile);
      const address = avatars.addressOf(id, avatarFile);
      const path = `foto${extname(avatarFile)}`;
      return [{ ...account, picture: new ExportedFile({ key, address, path }) }];
    },
    async erase(tx, { id }) {
      await deleteAccount(tx, id);
      await jobs.enqueue(tx, 'accounts.forgetFiles', { userId: id });
    },
  };
}
