import type { DonationImportField } from '#domain/imports/donation-import.ts';
import type { ImportTemplate } from '#server/features/organisation/imports/import-kind.ts';

export const donationTemplate: ImportTemplate<DonationImportField> = {
  file: 'donativos',
  sheet: 'Donativos',
  examples: [
    {
      reference: 'EJEMPLO-1',
      date: '2026-03-15',
      amount: '1500',
      donorName: 'Ana Ruiz',
      email: 'ana@correo.example',
      phone: '984 123 4567',
      method: 'transferencia',
      kind: 'alimento',
      invoiced: 'SI',
      invoice: 'A-120',
    },
    {
      reference: 'EJEMPLO-2',
      date: '2026-04-02',
      amount: '350.50',
      method: 'efectivo',
      kind: 'otros',
      purpose: 'Alcancía de la feria',
      invoiced: 'NO',
    },
  ],
  hints: {
    reference:
      'Tu número de recibo o de movimiento. Con él reconocemos el donativo si subes la tabla otra vez.',
    date: 'El día en que llegó, como 2026-03-15 o 15/03/2026.',
    amount: 'En pesos, como 1500 o 1,500.50.',
    donorName: 'Vacío si no se sabe quién lo dio. Hace falta si escribes su correo.',
    email: 'Con él guardamos a la persona entre los clientes. No le escribimos.',
    phone: 'Se guarda junto con el correo.',
    rfc: 'Se guarda junto con el correo.',
    method: 'efectivo es en persona; oxxo, con una ficha de pago.',
    kind: 'Para qué fue.',
    purpose: 'Con tus palabras, si fue para otra cosa.',
    invoiced: 'SI cuando ya se emitió su CFDI: aquí no se factura otra vez.',
    invoice: 'El folio o el UUID de ese CFDI.',
  },
  note: 'Las filas cuya referencia empieza con EJEMPLO no se importan.',
};
