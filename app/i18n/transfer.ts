import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  title: 'Transfiere a esta CLABE',
  payTest: 'Simular la transferencia',
  copy: {
    clabe: 'Copiar CLABE',
    amount: 'Copiar monto',
    concept: 'Copiar concepto',
    beneficiary: 'Copiar beneficiario',
  },
  copied: 'Copiado',
  notCopied: 'Tu navegador no dejó copiarlo: mantén presionado el texto y elige copiar.',
  steps: 'Cómo se hace',
  mailed: (email: string) =>
    `También mandamos estos datos a ${email}, y los encuentras en Mis donativos hasta su último día.`,
  mailedAlone: (email: string) => `También mandamos estos datos a ${email}.`,
  close: 'Listo',
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    title: 'Transfer to this CLABE',
    payTest: 'Simulate the transfer',
    copy: {
      clabe: 'Copy CLABE',
      amount: 'Copy amount',
      concept: 'Copy concept',
      beneficiary: 'Copy beneficiary',
    },
    copied: 'Copied',
    notCopied: 'Your browser did not let us copy it: press and hold the text, and choose to copy.',
    steps: 'How it is done',
    mailed: (email) =>
      `We also emailed these details to ${email}; they stay under My donations until their last day.`,
    mailedAlone: (email) => `We also emailed these details to ${email}.`,
    close: 'Done',
  },
};

/** Of a transfer to a CLABE: a dictionary that only those load who have one. */
export function useTransferText(): typeof es {
  return texts[useLanguage()];
}
