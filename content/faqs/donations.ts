import type { FaqGroup } from './faq.ts';

export const donationQuestions: FaqGroup = {
  id: 'donations',
  heading: { es: 'Donar', en: 'Donating' },
  questions: [
    {
      // The specification gives 100 in the form and 200 in a question; the form decides.
      slug: { es: 'donativo-minimo', en: 'minimum-donation' },
      question: {
        es: '¿Cuál es el donativo mínimo?',
        en: 'What is the smallest donation?',
      },
      answer: {
        es: [
          'El mínimo es de $100.00 MXN, tanto para un donativo único como para uno mensual. Los planes mensuales son de $100, $250, $500, $1,000, $2,500, $5,000 y $10,000 MXN.',
        ],
        en: [
          'The smallest donation is $100.00 MXN, whether once or every month. The monthly plans are $100, $250, $500, $1,000, $2,500, $5,000 and $10,000 MXN.',
        ],
      },
      link: {
        es: { label: 'Hacer un donativo', page: 'donations' },
        en: { label: 'Make a donation', page: 'donations' },
      },
    },
    {
      slug: { es: 'a-donde-va-mi-donativo', en: 'where-does-my-donation-go' },
      question: { es: '¿A dónde va mi donativo?', en: 'Where does my donation go?' },
      answer: {
        es: [
          'A lo que tú elijas: alimento, esterilización, tratamiento, un apoyo recurrente u otra causa de la lista. El {parte de las utilidades} de las utilidades llega a los centros de rescate.',
          'En tu cuenta queda el registro de cada donativo, con su fecha, su monto y su destino.',
        ],
        en: [
          'To what you choose: food, sterilization, treatment, recurring support or another cause from the list. {share of profits} of profits reach the rescue centers.',
          'Your account keeps a record of each donation, with its date, amount and purpose.',
        ],
      },
    },
    {
      slug: { es: 'formas-de-pago', en: 'ways-to-pay' },
      question: {
        es: '¿Con qué puedo pagar? ¿Es seguro?',
        en: 'How can I pay? Is it safe?',
      },
      answer: {
        es: [
          'Con tarjeta, por transferencia SPEI, con PayPal o en efectivo en OXXO, según lo que esté disponible al momento de donar. En efectivo, la tienda puede cobrar una comisión que te mostramos antes.',
          'Los datos de tu tarjeta los recibe directamente el proveedor de pagos. Nosotros nunca los vemos ni los guardamos.',
        ],
        en: [
          'By card, by bank transfer (SPEI), with PayPal or in cash at OXXO, depending on what is available when you donate. For cash, the store may charge a commission, which we show you first.',
          'Your card details go straight to the payment provider. We never see or keep them.',
        ],
      },
    },
    {
      slug: { es: 'factura', en: 'invoice' },
      question: {
        es: '¿Me dan factura? ¿Es deducible?',
        en: 'Can I have an invoice? Is it tax-deductible?',
      },
      answer: {
        es: [
          'Sí. Escribe en tu perfil tu RFC, tu razón social y tus demás datos fiscales, y marca la casilla de factura al donar. Después la generas y la descargas desde «Mis donativos». Si se te olvidó la casilla, ahí mismo puedes pedirla hasta que termine el mes.',
          'Que un donativo sea deducible depende de que quien lo recibe tenga autorización vigente del SAT como donataria. El comprobante lo dice; si tienes duda, pregunta antes a tu contador.',
        ],
        en: [
          'Yes. Enter your RFC, legal name and other tax details in your profile and tick the invoice box when you donate. Then create and download it from “My donations”. If you forgot the box, you can ask for it there until the month ends.',
          'Whether a donation is deductible depends on the recipient being currently authorized by the SAT, the Mexican tax authority. The invoice says so; if in doubt, ask your accountant first.',
        ],
      },
      link: {
        es: { label: 'Ir a mis donativos', page: 'myDonations' },
        en: { label: 'Go to my donations', page: 'myDonations' },
      },
    },
    {
      slug: { es: 'cancelar-donativo-mensual', en: 'cancel-monthly-donation' },
      question: {
        es: '¿Cómo cancelo mi donativo mensual?',
        en: 'How do I cancel my monthly donation?',
      },
      answer: {
        es: [
          'Desde tu perfil, en la pestaña de donativo recurrente, cuando quieras y sin explicar nada. Se detiene el siguiente cargo y lo ya donado queda en tu historial. Gracias por tu apoyo.',
        ],
        en: [
          'From your profile, under the recurring donation tab, whenever you like and without giving a reason. The next charge stops, and what you gave stays in your history. Thank you for your support.',
        ],
      },
      link: {
        es: { label: 'Ir a mi perfil', page: 'myProfile' },
        en: { label: 'Go to my profile', page: 'myProfile' },
      },
    },
  ],
};
