import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  title: 'No tienes permiso para ver esta página',
  text: 'Es para quienes ayudan a administrar el portal. Si crees que deberías verla, pide el permiso a quien administra las cuentas.',
  staff: 'Ir a administración',
  account: 'Ir a mi perfil',
  home: 'Ir al inicio',
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    title: 'You do not have permission to see this page',
    text: 'It is for people who help run the portal. If you think you should see it, ask whoever manages the accounts for permission.',
    staff: 'Go to administration',
    account: 'Go to my profile',
    home: 'Go to the home page',
  },
};

/** Its own dictionary, which no public page loads. */
export function useNoPermissionText(): typeof es {
  return texts[useLanguage()];
}
