import { inTurn } from '#server/pdf/in-turn.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';
import { PdfSheet, type Style } from '#server/pdf/sheet.ts';
import { colour } from '#server/pdf/theme.ts';
import { concepts } from './invoice-pdf-amounts.ts';
import { stamps } from './invoice-pdf-stamps.ts';
import { day, pesos, readable, small, value } from './invoice-pdf-words.ts';
import { type PrintedInvoice, readPrintedInvoice } from './printed-invoice.ts';
import type { SatNames } from './sat-names.ts';

const gap = 12;

/** What may fit on one page, with the first of these that does; otherwise as large as usual, on several. */
const scales = [1, 0.92, 0.84];
const mostOnOnePage = 12;

/** The printed form of a stamped invoice, in Spanish as the document itself, with each of its donations. */
async function composeInvoice(
  xml: string,
  options: {
    isTest: boolean;
    names: SatNames;
    now: Date;
    letterhead: Letterhead;
  },
): Promise<Buffer> {
  const invoice = readPrintedInvoice(xml);
  if (invoice.concepts.length <= mostOnOnePage) {
    for (const scale of scales) {
      const sheet = await draw(invoice, options, scale);
      if (sheet.pages === 1) return sheet.finish();
    }
  }
  return (await draw(invoice, options, 1)).finish();
}

export const renderInvoice = inTurn(composeInvoice);

async function draw(
  invoice: PrintedInvoice,
  { isTest, names, now, letterhead }: Parameters<typeof renderInvoice>[1],
  scale: number,
): Promise<PdfSheet> {
  const { document, issuer } = invoice;
  const number = `${document.Serie ?? ''}${document.Folio ?? ''}`;
  const sheet = new PdfSheet({
    language: 'es',
    letterhead,
    title: `${titleOf(invoice)} ${number}`,
    subject: `CFDI ${invoice.stamp.uuid}`,
    footer: `${issuer.Nombre} · ${issuer.Rfc}`,
    form: 'letter',
    scale,
    createdAt: now,
  });
  head(sheet, invoice, number, isTest);
  parties(sheet, invoice, names);
  facts(sheet, invoice, names);
  await concepts(sheet, invoice);
  if (isDonation(invoice)) donataria(sheet, invoice);
  stamps(sheet, invoice);
  return sheet;
}

/** Without the complement it is for no donation. */
const isDonation = ({ donataria: { noAutorizacion } }: PrintedInvoice) =>
  noAutorizacion !== undefined;

const titleOf = (invoice: PrintedInvoice) =>
  isDonation(invoice) ? 'Comprobante de donativo' : 'Factura de cuota de recuperación';

function head(sheet: PdfSheet, invoice: PrintedInvoice, number: string, isTest: boolean) {
  const { document } = invoice;
  const { left, width } = sheet;
  let beside = 7;
  sheet.decorate(() => {
    beside += sheet.mark(left, 60, { paw: 20, logo: 28 });
  });
  sheet.put('P', () =>
    sheet.write(sheet.options.letterhead.name, left + beside, 52, width - 173 - beside, {
      font: 'display',
      size: 13,
    }),
  );
  sheet.put('H1', () =>
    sheet.write(titleOf(invoice), left, 78, width - 170, { font: 'display', size: 21 }),
  );
  sheet.put('P', () =>
    sheet.write(number, left + width - 170, 50, 170, {
      font: 'display',
      size: 15,
      color: colour.rosa,
      align: 'right',
    }),
  );
  sheet.put('P', () =>
    sheet.write(pesos(document.Total), left + width - 170, 76, 170, {
      font: 'display',
      size: 21,
      align: 'right',
    }),
  );
  sheet.y = 112;
  if (!isTest) return;
  sheet.decorate((doc) => doc.roundedRect(left, 110, width, 17, 5).fill(colour.solWash));
  sheet.put('P', () =>
    sheet.write('Factura de prueba: sin valor fiscal', left, 113, width, {
      font: 'bold',
      size: 9,
      align: 'center',
    }),
  );
  sheet.y = 134;
}

/** Who gives the receipt and who gets it, side by side. */
function parties(sheet: PdfSheet, { document, issuer, receiver }: PrintedInvoice, names: SatNames) {
  const width = (sheet.width - gap) / 2;
  const cards = [
    {
      title: 'Emisor',
      name: issuer.Nombre,
      lines: [
        `RFC ${issuer.Rfc}`,
        `Régimen fiscal ${issuer.RegimenFiscal} ${names.regime(issuer.RegimenFiscal)}`,
        `Lugar de expedición ${document.LugarExpedicion}`,
      ],
      ground: colour.jadeWash,
    },
    {
      title: 'Receptor',
      name: receiver.Nombre,
      lines: [
        `RFC ${receiver.Rfc} · Domicilio fiscal ${receiver.DomicilioFiscalReceptor}`,
        `Régimen fiscal ${receiver.RegimenFiscalReceptor} ${names.regime(receiver.RegimenFiscalReceptor)}`,
        `Uso de CFDI ${receiver.UsoCFDI} ${names.use(receiver.UsoCFDI)}`,
      ],
      ground: colour.rosaWash,
    },
  ];
  const inner = width - 20;
  const nameStyle: Style = { font: 'bold', size: 10 };
  const heightOf = ({ name = '', lines }: (typeof cards)[number]) =>
    18 +
    sheet.heightOf(name, inner, nameStyle) +
    lines.reduce((sum, line) => sum + sheet.heightOf(line, inner, value), 0);
  const height = Math.max(...cards.map(heightOf)) + 10;
  const top = sheet.y;
  for (const [index, { title, name = '', lines, ground }] of cards.entries()) {
    const x = sheet.left + index * (width + gap);
    sheet.decorate((doc) => doc.roundedRect(x, top, width, height, 8).fill(ground));
    sheet.within('Sect', () => {
      sheet.put('H2', () => sheet.write(title, x + 10, top + 7, inner, { ...small, font: 'bold' }));
      let y = top + 18;
      for (const [row, line] of [name, ...lines].entries()) {
        const style = row === 0 ? nameStyle : value;
        sheet.put('P', () => sheet.write(line, x + 10, y, inner, style));
        y += sheet.heightOf(line, inner, style);
      }
    });
  }
  sheet.y = top + height + 9;
}

/** Labels above values, in three columns. */
function facts(sheet: PdfSheet, { document, stamp, global }: PrintedInvoice, names: SatNames) {
  const items: [label: string, text: string][] = [
    ['Folio fiscal (UUID)', stamp.uuid],
    ['Fecha de emisión', readable(document.Fecha)],
    ['Fecha de certificación', readable(stamp.stampedAt)],
    ['Certificado del emisor', document.NoCertificado ?? ''],
    ['Certificado del SAT', stamp.certificateNumber],
    ['Proveedor de certificación', stamp.providerRfc],
    ['Forma de pago', `${document.FormaPago} ${names.paymentForm(document.FormaPago)}`],
    ['Método de pago', 'PUE Pago en una sola exhibición'],
    ['Comprobante', 'I Ingreso · MXN · Exportación 01'],
    ...(global ? [['Periodo', `Mensual · ${global.Meses}/${global.Año}`] as [string, string]] : []),
  ];
  const columns = [0.4, 0.28, 0.32];
  const top = sheet.y;
  let y = top;
  for (let from = 0; from < items.length; from += 3) {
    let x = sheet.left;
    let lowest = y;
    for (const [column, [label, text]] of items.slice(from, from + 3).entries()) {
      const width = sheet.width * (columns[column] ?? 0) - 8;
      const [at, rowTop] = [x, y];
      sheet.put('P', () => {
        sheet.write(label, at, rowTop, width, small);
        sheet.write(text, at, rowTop + 9.5, width, value);
      });
      lowest = Math.max(lowest, rowTop + 9.5 + sheet.heightOf(text, width, value));
      x += width + 8;
    }
    y = lowest + 3;
  }
  sheet.y = y + 5;
}

function donataria(sheet: PdfSheet, { donataria: authorization }: PrintedInvoice) {
  const { noAutorizacion = '', fechaAutorizacion = '', leyenda = '' } = authorization;
  const text = `Donataria autorizada · Oficio ${noAutorizacion} del ${day(fechaAutorizacion)}`;
  const inner = sheet.width - 20;
  const legend: Style = { size: 7.5 };
  const height = sheet.heightOf(leyenda, inner, legend) + 26;
  sheet.room(height);
  const top = sheet.y;
  sheet.decorate((doc) =>
    doc.roundedRect(sheet.left, top, sheet.width, height, 8).fill(colour.solWash),
  );
  sheet.put('P', () =>
    sheet.write(text, sheet.left + 10, top + 7, inner, { font: 'bold', size: 8.5 }),
  );
  sheet.put('P', () => sheet.write(leyenda, sheet.left + 10, top + 20, inner, legend));
  sheet.y = top + height + 9;
}
