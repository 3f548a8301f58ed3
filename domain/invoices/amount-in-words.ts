const units = [
  '',
  'UN',
  'DOS',
  'TRES',
  'CUATRO',
  'CINCO',
  'SEIS',
  'SIETE',
  'OCHO',
  'NUEVE',
  'DIEZ',
  'ONCE',
  'DOCE',
  'TRECE',
  'CATORCE',
  'QUINCE',
  'DIECISÉIS',
  'DIECISIETE',
  'DIECIOCHO',
  'DIECINUEVE',
  'VEINTE',
  'VEINTIÚN',
  'VEINTIDÓS',
  'VEINTITRÉS',
  'VEINTICUATRO',
  'VEINTICINCO',
  'VEINTISÉIS',
  'VEINTISIETE',
  'VEINTIOCHO',
  'VEINTINUEVE',
] as const;
const tens = [
  '',
  '',
  '',
  'TREINTA',
  'CUARENTA',
  'CINCUENTA',
  'SESENTA',
  'SETENTA',
  'OCHENTA',
  'NOVENTA',
];
const hundreds = [
  '',
  'CIENTO',
  'DOSCIENTOS',
  'TRESCIENTOS',
  'CUATROCIENTOS',
  'QUINIENTOS',
  'SEISCIENTOS',
  'SETECIENTOS',
  'OCHOCIENTOS',
  'NOVECIENTOS',
];

/** 1 to 999, as it stands before a noun: UN, VEINTIÚN, TREINTA Y UN. */
function belowThousand(number: number): string {
  if (number === 100) return 'CIEN';
  const rest = number % 100;
  const small =
    units[rest] ?? [tens[Math.floor(rest / 10)], units[rest % 10]].filter(Boolean).join(' Y ');
  return [hundreds[Math.floor(number / 100)], small].filter(Boolean).join(' ');
}

function belowMillion(number: number): string {
  const thousands = Math.floor(number / 1_000);
  const many = thousands === 1 ? 'MIL' : thousands > 1 ? `${belowThousand(thousands)} MIL` : '';
  return [many, belowThousand(number % 1_000)].filter(Boolean).join(' ');
}

/** 'MIL DOSCIENTOS TREINTA Y CUATRO PESOS 56/100 M.N.', as Mexican receipts write an amount below a billion pesos out. */
export function amountInWords(cents: number): string {
  const pesos = Math.floor(cents / 100);
  const millions = Math.floor(pesos / 1_000_000);
  const many =
    millions === 1 ? 'UN MILLÓN' : millions > 1 ? `${belowMillion(millions)} MILLONES` : '';
  const rest = belowMillion(pesos % 1_000_000);
  const number = [many, rest].filter(Boolean).join(' ') || 'CERO';
  // A round million is a noun itself: UN MILLÓN DE PESOS.
  const of = many && !rest ? ' DE' : '';
  const noun = pesos === 1 ? 'PESO' : 'PESOS';
  return `${number}${of} ${noun} ${String(cents % 100).padStart(2, '0')}/100 M.N.`;
}
