import type { Bilingual } from '../language.ts';

interface Words {
  labels: Record<
    | 'clabe'
    | 'bank'
    | 'beneficiary'
    | 'concept'
    | 'amount'
    | 'lastDay'
    | 'donor'
    | 'purpose'
    | 'pet',
    string
  >;
  testMode: string;
  steps: readonly string[];
  /** What happens with another amount. */
  exact: string;
  /** Of what an adoption asks for, and of no gift. */
  exactOfCharge: string;
}

/** What the page and the mail of a transfer say alike. */
export const transferWords: Bilingual<Words> = {
  es: {
    labels: {
      clabe: 'CLABE',
      bank: 'Banco',
      beneficiary: 'Beneficiario',
      concept: 'Concepto o referencia',
      amount: 'Monto exacto',
      lastDay: 'Último día',
      donor: 'Donante',
      purpose: 'Para',
      pet: 'Mascota',
    },
    testMode: 'Modo de prueba: ningún banco conoce esta CLABE y no se mueve dinero.',
    steps: [
      'En la app de tu banco elige transferir a otra cuenta y pega la CLABE.',
      'Escribe el monto exacto, el beneficiario y el concepto.',
      'Confirma la transferencia. No tienes que avisarnos: te escribimos en cuanto llegue.',
    ],
    exact:
      'Escribe el concepto tal cual: así sabemos que es tu donativo. Suele llegar en minutos; en fin de semana o en día festivo, el siguiente día hábil. Si mandas más o menos, tu donativo cuenta por lo que llegue.',
    exactOfCharge:
      'Escribe el concepto tal cual: así sabemos que es tu pago. Suele llegar en minutos; en fin de semana o en día festivo, el siguiente día hábil. Si mandas otra cantidad, escríbenos.',
  },
  en: {
    labels: {
      clabe: 'CLABE',
      bank: 'Bank',
      beneficiary: 'Beneficiary',
      concept: 'Concept or reference',
      amount: 'Exact amount',
      lastDay: 'Last day',
      donor: 'Donor',
      purpose: 'For',
      pet: 'Pet',
    },
    testMode: 'Test mode: no bank knows this CLABE, and no money is moved.',
    steps: [
      'In your bank’s app choose to transfer to another account and paste the CLABE.',
      'Write the exact amount, the beneficiary and the concept.',
      'Confirm the transfer. You need not tell us: we write to you as soon as it arrives.',
    ],
    exact:
      'Write the concept as it is: by it we know that it is your donation. It usually arrives within minutes; on weekends and holidays, on the next working day. If you send more or less, your donation counts for what arrives.',
    exactOfCharge:
      'Write the concept as it is: by it we know that it is your payment. It usually arrives within minutes; on weekends and holidays, on the next working day. If you send another amount, write to us.',
  },
};

/** '646 180 1118 0503 4237': bank, place, account and check digit, as banks print it. */
export const groupedClabe = (clabe: string): string =>
  clabe.length === 18
    ? [
        clabe.slice(0, 3),
        clabe.slice(3, 6),
        clabe.slice(6, 10),
        clabe.slice(10, 14),
        clabe.slice(14),
      ].join(' ')
    : clabe;
