import type { Bilingual } from '#domain/language.ts';
import type { DocumentText } from '../resource.ts';

export const sampleReceipt: Bilingual<DocumentText> = {
  es: {
    title: 'Recibo de donativo',
    subtitle: 'Formato de muestra, sin validez fiscal',
    sections: [
      {
        heading: 'Donativo',
        blocks: [
          {
            kind: 'fields',
            fields: [
              { label: 'Serie y folio', width: 'half' },
              { label: 'Fecha', width: 'half' },
              { label: 'Recibimos de', width: 'full' },
              { label: 'Correo electrónico', width: 'half' },
              { label: 'RFC (si pidió factura)', width: 'half' },
              { label: 'Cantidad en pesos mexicanos', width: 'half' },
              { label: 'Forma de pago', width: 'half' },
              { label: 'Cantidad con letra', width: 'full' },
            ],
          },
        ],
      },
      {
        heading: 'Destino',
        blocks: [
          {
            kind: 'checks',
            items: ['Recurrente', 'Alimento', 'Esterilización', 'Tratamiento', 'Otro'],
          },
          {
            kind: 'fields',
            fields: [{ label: 'Si es otro, cuál', width: 'full' }],
          },
          'Gracias. El {parte de las utilidades} de las utilidades llega a los centros de rescate, y tu donativo se usará en lo que elegiste.',
        ],
      },
      {
        heading: 'Cómo leerlo',
        blocks: [
          {
            kind: 'list',
            items: [
              'La serie y el folio identifican tu donativo en «Mis donativos».',
              'Si pediste factura, el comprobante fiscal (CFDI) se descarga aparte y es el que vale para tus impuestos.',
              'Si donaste de forma anónima, tu nombre no se muestra a nadie fuera del equipo que lleva las cuentas.',
            ],
          },
          { kind: 'signatures', people: ['Por {nombre}'] },
        ],
      },
    ],
    footer:
      'Muestra. Un recibo verdadero se emite en el portal después de cada donativo. {correo de donativos}',
  },
  en: {
    title: 'Donation receipt',
    subtitle: 'Sample format, without tax validity',
    sections: [
      {
        heading: 'Donation',
        blocks: [
          {
            kind: 'fields',
            fields: [
              { label: 'Series and number', width: 'half' },
              { label: 'Date', width: 'half' },
              { label: 'Received from', width: 'full' },
              { label: 'Email', width: 'half' },
              { label: 'RFC (if an invoice was asked for)', width: 'half' },
              { label: 'Amount in Mexican pesos', width: 'half' },
              { label: 'Method of payment', width: 'half' },
              { label: 'Amount in words', width: 'full' },
            ],
          },
        ],
      },
      {
        heading: 'Purpose',
        blocks: [
          {
            kind: 'checks',
            items: ['Recurring', 'Food', 'Sterilization', 'Treatment', 'Other'],
          },
          {
            kind: 'fields',
            fields: [{ label: 'If other, which', width: 'full' }],
          },
          'Thank you. {share of profits} of profits reach the rescue centers, and your donation will be used for what you chose.',
        ],
      },
      {
        heading: 'How to read it',
        blocks: [
          {
            kind: 'list',
            items: [
              'The series and number identify your donation under “My donations”.',
              'If you asked for an invoice, the tax document (CFDI) is downloaded separately and is the one that counts for your taxes.',
              'If you donated anonymously, your name is shown to nobody outside the team that keeps the books.',
            ],
          },
          { kind: 'signatures', people: ['For {name}'] },
        ],
      },
    ],
    footer:
      'Sample. A real receipt is issued on the portal after each donation. {donations mailbox}',
  },
};
