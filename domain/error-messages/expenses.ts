import type { Bilingual } from '../language.ts';

/** What animals cost. */
export const expenseErrors = {
  expenseInFuture: {
    es: 'Aquí se registra lo que ya se pagó: elige hoy o un día anterior',
    en: 'What is paid is recorded here: choose today or an earlier day',
  },
  expenseTooOld: {
    es: 'Esa fecha es de hace más de diez años: revísala',
    en: 'That date is more than ten years ago: please check it',
  },
  expenseFull: {
    es: 'Esta mascota ya tiene 1000 gastos registrados. Borra los que no hagan falta.',
    en: 'This pet has 1000 expenses already. Delete those that are not needed.',
  },
  expenseChangedSince: {
    es: 'Alguien más cambió este gasto mientras lo editabas. No se guardó nada: vuelve a cargarlo.',
    en: 'Somebody else changed this expense while you were editing it. Nothing was saved: load it again.',
  },
  expenseUndoOver: {
    es: 'Ya pasó el tiempo para deshacerlo',
    en: 'It is too late to undo it',
  },
  expenseOfOrganisation: {
    es: 'Este gasto lo pagó la organización: solo su tesorería puede cambiarlo',
    en: 'The organization paid this expense: only its treasury can change it',
  },
  expenseOfNobody: {
    es: 'Un gasto general es de la organización: elige que lo pagó la organización',
    en: 'A general expense is the organization’s: choose that the organization paid it',
  },
  expenseMoreThanCfdi: {
    es: 'El monto no puede ser mayor que el total de la factura',
    en: 'The amount cannot be more than the invoice’s total',
  },
  expenseSharesTooFew: {
    es: 'Elige al menos dos mascotas para dividir la factura',
    en: 'Choose at least two pets to divide the invoice',
  },
  expenseSharesTooMany: {
    es: 'Una factura se divide entre 30 mascotas como máximo',
    en: 'An invoice is divided over 30 pets at most',
  },
  expenseSharesTwice: {
    es: 'Una mascota aparece dos veces: déjala una sola vez',
    en: 'A pet is there twice: leave it once',
  },
  expenseSharesSum: {
    es: 'Las partes deben sumar exactamente el total de la factura',
    en: 'The shares must add up to exactly the invoice’s total',
  },
  expenseSharesLeft: {
    es: 'Los montos que escribiste no dejan nada para las demás mascotas',
    en: 'The amounts that you typed leave nothing for the other pets',
  },
  expenseSharesOrPet: {
    es: 'Elige una mascota o divide la factura entre varias, no las dos cosas',
    en: 'Choose one pet or divide the invoice over several, not both',
  },
  expenseSharesPets: {
    es: 'Escribe lo que toca a cada mascota de la factura. Para cambiar de mascotas, borra el gasto y regístralo de nuevo.',
    en: 'Enter what each pet of the invoice gets. For other pets, delete the expense and record it again.',
  },
  expenseSharesElsewhere: {
    es: 'Este gasto es parte de una factura dividida y no tienes acceso a todas sus mascotas. Pide el cambio a la coordinación.',
    en: 'This expense is a share of an invoice, and you do not have access to all its pets. Ask the coordinators to change it.',
  },
  expenseTooManyFiles: {
    es: 'Un gasto admite hasta 5 archivos',
    en: 'An expense takes up to 5 files',
  },
  expenseFileFormat: {
    es: 'Elige una foto, un PDF o el XML de la factura',
    en: 'Choose a photo, a PDF or the invoice’s XML',
  },
  expenseFileKept: {
    es: 'El XML de la factura se queda con el gasto. Si te equivocaste, borra el gasto y regístralo de nuevo.',
    en: 'The invoice’s XML stays with the expense. If it is the wrong one, delete the expense and record it again.',
  },
  expensePeriod: {
    es: 'Elige un periodo de hasta 36 meses',
    en: 'Choose a period of up to 36 months',
  },
  expenseCfdiInvalid: {
    es: 'No pudimos leer una factura (CFDI) en este archivo. Elige el XML que te envió quien te facturó, no el PDF, o registra el gasto a mano.',
    en: 'We could not read an invoice (CFDI) in this file. Choose the XML that whoever invoiced you sent, not the PDF, or record the expense by hand.',
  },
  expenseCfdiNothing: {
    es: 'El total de esta factura es de $0: no hay un gasto que registrar',
    en: 'The total of this invoice is $0: there is no expense to record',
  },
  expenseCfdiTooLarge: {
    es: 'Este XML es más grande de lo que podemos leer. Registra el gasto a mano.',
    en: 'This XML is larger than we can read. Record the expense by hand.',
  },
  expenseCfdiVersion: {
    es: 'Leemos facturas CFDI 4.0 y 3.3; esta es de otra versión. Registra el gasto a mano.',
    en: 'We read CFDI 4.0 and 3.3 invoices; this is another version. Record the expense by hand.',
  },
  expenseCfdiUnstamped: {
    es: 'A esta factura le falta el timbre del SAT, así que todavía no es válida',
    en: 'This invoice lacks the SAT’s stamp, so it is not valid yet',
  },
  expenseCfdiCreditNote: {
    es: 'Este XML es una nota de crédito (egreso), no un gasto. Si te devolvieron dinero, corrige el monto del gasto.',
    en: 'This XML is a credit note, not an expense. If you got money back, correct the amount of the expense.',
  },
  expenseCfdiPayment: {
    es: 'Este XML es un complemento de pago. Sube el XML de la factura que se pagó.',
    en: 'This XML is a payment complement. Upload the XML of the invoice that was paid.',
  },
  expenseCfdiOther: {
    es: 'Este XML no es una factura de compra (es de nómina o de traslado)',
    en: 'This XML is no purchase invoice (it is for payroll or transport)',
  },
  expenseCfdiCurrency: {
    es: 'Esta factura está en otra moneda. Registra el gasto a mano, en pesos mexicanos.',
    en: 'This invoice is in another currency. Record the expense by hand, in Mexican pesos.',
  },
  expenseCfdiHasOne: {
    es: 'Este gasto ya tiene el XML de una factura',
    en: 'This expense has the XML of an invoice already',
  },
  expenseCfdiKnown: {
    es: 'Esta factura ya está registrada: {supplier}, {date}, {amount} ({pet})',
    en: 'This invoice is recorded already: {supplier}, {date}, {amount} ({pet})',
  },
  expenseCfdiKnownElsewhere: {
    es: 'Esta factura ya está registrada en el portal',
    en: 'This invoice is recorded in the portal already',
  },
  expenseCampaignOfOthers: {
    es: 'Solo lo que pagó la organización se paga con una campaña',
    en: 'Only what the organization paid is paid by a campaign',
  },
} as const satisfies Record<string, Bilingual>;
