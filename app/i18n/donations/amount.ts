import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from '../texts.tsx';

const es = {
  form: (kind: string) => `Donar: ${kind}`,
  once: '¿Cuánto quieres dar?',
  monthly: '¿Cuánto quieres dar cada mes?',
  other: 'Otro monto',
  otherHint: 'En pesos mexicanos, desde $100.00',
  product: '¿Para qué es?',
  chooseProduct: 'Elije una opción',
  anonymous: 'Donar de forma anónima',
  anonymousHint: 'No mencionamos tu nombre en ninguna parte.',
  invoice: 'Quiero factura (CFDI)',
  invoiceHint: 'Te sirve como recibo deducible. Usamos los datos fiscales de tu perfil.',
  next: 'Continuar',
  opening: 'Abriendo las formas de pago…',
  choosePlan: 'Elige un plan para continuar.',
  safe: 'Sin compromiso: en el siguiente paso eliges cómo pagar.',
  safeMonthly: 'Lo cambias, lo pausas o lo cancelas cuando quieras.',
  needsScript:
    'Para donar se necesita JavaScript: actívalo en tu navegador, o escríbenos y te ayudamos.',
  testMode: 'Modo de prueba: aquí no se mueve dinero real.',
  downloads: 'Para saber más',
  download: (title: string) => `${title} (PDF)`,
  unavailable: 'Por ahora no recibimos donativos aquí. Escríbenos y lo vemos juntos.',
};

export type AmountText = typeof es;

const texts: Bilingual<AmountText> = {
  es,
  en: {
    form: (kind) => `Give: ${kind}`,
    once: 'How much would you like to give?',
    monthly: 'How much would you like to give each month?',
    other: 'Another amount',
    otherHint: 'In Mexican pesos, from $100.00',
    product: 'What is it for?',
    chooseProduct: 'Choose one option',
    anonymous: 'Give anonymously',
    anonymousHint: 'We mention your name nowhere.',
    invoice: 'I want an invoice (CFDI)',
    invoiceHint:
      'It serves as your tax-deductible receipt. We use the tax details of your profile.',
    next: 'Continue',
    opening: 'Opening the ways to pay…',
    choosePlan: 'Choose a plan to continue.',
    safe: 'No commitment yet: you choose how to pay in the next step.',
    safeMonthly: 'You change, pause or cancel it whenever you like.',
    needsScript:
      'Giving needs JavaScript: switch it on in your browser, or write to us and we will help.',
    testMode: 'Test mode: no real money moves here.',
    downloads: 'To know more',
    download: (title) => `${title} (PDF)`,
    unavailable: 'We take no donations here at the moment. Write to us and we will find a way.',
  },
};

/** What the page itself says about giving; what follows comes with the forms (`giving`). */
export const useAmountText = (): AmountText => texts[useLanguage()];
