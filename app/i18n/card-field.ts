import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

/** @param provider who makes the charge */
const spanish = (provider: string) => ({
  label: 'Número, vencimiento y código de seguridad de tu tarjeta',
  hint: `Los datos van directo a ${provider}, que hace el cobro. Este sitio no los ve ni los guarda.`,
  loading: 'Abriendo el formulario de la tarjeta…',
  missing: {
    title: 'No pudimos abrir el formulario de la tarjeta.',
    text: `Lo abre ${provider}, que hace el cobro. Revisa tu conexión o si algo en tu navegador lo bloquea.`,
    again: 'Intentar de nuevo',
  },
  failed: 'No pudimos leer tu tarjeta. Inténtalo de nuevo.',
});

const texts: Bilingual<typeof spanish> = {
  es: spanish,
  en: (provider) => ({
    label: 'Number, expiry date and security code of your card',
    hint: `They go straight to ${provider}, which makes the charge. This site neither sees nor keeps them.`,
    loading: 'Opening the card form…',
    missing: {
      title: 'We could not open the card form.',
      text: `${provider}, which makes the charge, opens it. Check your connection, or whether something in your browser blocks it.`,
      again: 'Try again',
    },
    failed: 'We could not read your card. Try again.',
  }),
};

/** Of the one step that asks for a card in a provider's own field. */
export function useCardFieldText(provider: string): ReturnType<typeof spanish> {
  return texts[useLanguage()](provider);
}
