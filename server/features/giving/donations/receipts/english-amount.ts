const small = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function belowHundred(number: number): string {
  const word = small[number];
  if (word !== undefined) return word;
  return [tens[Math.floor(number / 10)], small[number % 10]].filter(Boolean).join('-');
}

function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100);
  return [hundreds > 0 ? `${small[hundreds]} hundred` : '', belowHundred(number % 100)]
    .filter(Boolean)
    .join(' ');
}

/** 'One thousand two hundred thirty-four pesos 56/100 MXN', of an amount below a billion pesos. */
export function amountInEnglishWords(cents: number): string {
  const pesos = Math.floor(cents / 100);
  const groups = [
    [Math.floor(pesos / 1_000_000), ' million'],
    [Math.floor(pesos / 1_000) % 1_000, ' thousand'],
    [pesos % 1_000, ''],
  ] as const;
  const words = groups
    .flatMap(([number, name]) => (number > 0 ? belowThousand(number) + name : []))
    .join(' ');
  const number = words || 'zero';
  const noun = pesos === 1 ? 'peso' : 'pesos';
  const hundredths = String(cents % 100).padStart(2, '0');
  return `${number.charAt(0).toUpperCase()}${number.slice(1)} ${noun} ${hundredths}/100 MXN`;
}
