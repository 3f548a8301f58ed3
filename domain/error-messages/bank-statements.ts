import type { Bilingual } from '../language.ts';

export const bankStatementErrors = {
  ownAccountMissing: {
    es: 'Falta configurar la cuenta de la organización (OWN_ACCOUNT_CLABE): sin ella no sabemos de qué cuenta es el estado',
    en: 'The organization’s account is not set up (OWN_ACCOUNT_CLABE): without it we cannot tell whose statement this is',
  },
  statementUnknown: {
    es: 'No reconocimos un estado de cuenta: descarga los movimientos de tu banca en línea como CSV, Excel u OFX. Necesitamos las columnas de fecha y de abonos (o importe).',
    en: 'We did not recognize a bank statement: download the movements from your online banking as CSV, Excel or OFX. We need the columns of the date and of deposits (or the amount).',
  },
  statementOfOther: {
    es: 'Este estado es de otra cuenta ({account}), no de la que recibe los donativos. No guardamos nada.',
    en: 'This statement is of another account ({account}), not of the one that takes donations. Nothing was kept.',
  },
  statementCurrency: {
    es: 'Este estado está en {currency}: solo registramos pesos. No guardamos nada.',
    en: 'This statement is in {currency}: we only record pesos. Nothing was kept.',
  },
  statementDay: {
    es: 'En la línea {line} no entendemos el día «{value}». No guardamos nada.',
    en: 'In line {line} we do not understand the day “{value}”. Nothing was kept.',
  },
  statementAmount: {
    es: 'En la línea {line} no entendemos el monto «{value}». No guardamos nada.',
    en: 'In line {line} we do not understand the amount “{value}”. Nothing was kept.',
  },
  statementSign: {
    es: 'En la línea {line} no entendemos si «{value}» es un cargo o un abono. No guardamos nada.',
    en: 'In line {line} we do not understand whether “{value}” is a charge or a deposit. Nothing was kept.',
  },
  statementQuote: {
    es: 'En la línea {line} se abre una comilla que no se cierra. No guardamos nada.',
    en: 'In line {line} a quote is opened and not closed. Nothing was kept.',
  },
  statementSigns: {
    es: 'El archivo no dice qué importes son abonos y cuáles cargos: descárgalo con una columna para cada uno, o con signo. No guardamos nada.',
    en: 'The file does not tell deposits from charges: download it with a column for each, or with a sign. Nothing was kept.',
  },
  statementNothing: {
    es: 'El archivo no tiene ningún movimiento.',
    en: 'The file holds no movement.',
  },
  transferInStatement: {
    es: 'Esa transferencia ya llegó con un estado de cuenta. Si es otra del mismo monto, impórtala con su estado de cuenta.',
    en: 'That transfer came with a bank statement already. If this is another one of the same amount, import its statement.',
  },
  transferOtherAmount: {
    es: 'El estado de cuenta dice {amount} para esa clave de rastreo: escribe ese monto',
    en: 'The bank statement says {amount} for that tracking key: write that amount',
  },
  lineTooSmall: {
    es: 'De ese depósito queda menos por identificar',
    en: 'Less of that deposit is left to identify',
  },
  lineNotOpen: {
    es: 'Alguien ya identificó o apartó ese depósito: mira cómo está ahora',
    en: 'Somebody has identified that deposit or set it aside already: see how it stands now',
  },
  lineInParts: {
    es: 'Una parte de ese depósito ya es un donativo: identifica el resto',
    en: 'A part of that deposit is a donation already: identify the rest',
  },
  donorUnknown: {
    es: 'No hay una cuenta con ese correo. Escribe su nombre, o pídele que se registre.',
    en: 'There is no account with that email. Write the name, or ask them to register.',
  },
  donorNotNamed: {
    es: 'Di de quién es: un donativo, una cuenta, un nombre o anónimo',
    en: 'Say whose it is: a donation, an account, a name or anonymous',
  },
  lineInvoiced: {
    es: 'Ese donativo ya tiene factura: cancélala primero',
    en: 'That donation has an invoice: cancel it first',
  },
  lineGivenBack: {
    es: 'De ese donativo ya se devolvió dinero: no queda todo el depósito',
    en: 'Money of that donation went back already: not all of the deposit is left',
  },
  cashCountedBySame: {
    es: 'Tú lo contaste: lo confirma otra persona del equipo',
    en: 'You counted it: somebody else of the team confirms it',
  },
  cashOtherTotal: {
    es: 'El primer conteo dio otro total. Cuéntenlo juntos; si estaba mal, cancélenlo y hagan otro.',
    en: 'The first count came to another total. Count it together; if it was wrong, cancel it and make another one.',
  },
  cashCountOver: {
    es: 'Ese conteo ya se confirmó o se canceló',
    en: 'That count was confirmed or canceled already',
  },
  cashNothing: {
    es: 'Escribe cuántos billetes y monedas hay',
    en: 'Write how many notes and coins there are',
  },
  inKindCancelled: {
    es: 'Ese donativo en especie está cancelado',
    en: 'That gift in kind was canceled',
  },
  inKindInvoiced: {
    es: 'Ese donativo en especie tiene una factura: cancélala primero',
    en: 'That gift in kind has an invoice: cancel the invoice first',
  },
  inKindTooLate: {
    es: 'Ya pasó el plazo para facturar este donativo: el fin del mes en que se recibió, o tres días después si terminaba antes',
    en: 'It is too late to invoice this gift: that was possible until the end of the month in which it was received, or for three days if the month ended sooner',
  },
  notToAccount: {
    es: 'Ese donativo no se paga en la cuenta de la organización',
    en: 'That donation is not paid to the organization’s account',
  },
} as const satisfies Record<string, Bilingual>;
