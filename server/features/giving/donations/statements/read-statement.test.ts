import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { readStatement } from './read-statement.ts';

/** Account 01600326941 at bank 002. */
const clabe = '002115016003269411';
const today = '2026-11-29';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statement-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string | Buffer) {
  const path = join(folder, 'statement');
  await writeFile(path, text);
  return readStatement(path, clabe, today);
}

async function refusal(text: string | Buffer) {
  const error = await read(text).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  const [reason] = error instanceof AppError ? (Object.values(error.details ?? {})[0] ?? []) : [];
  return reason;
}

const short = ({ deposits, ...rest }: Awaited<ReturnType<typeof read>>) => ({
  ...rest,
  deposits: deposits.map(({ postedOn, amountCents }) => [postedOn, amountCents]),
});

describe('the statements of banks', () => {
  it('of BBVA, as its text with tabs', async () => {
    const text = [
      'Día\tConcepto / Referencia\tcargo\tAbono\tSaldo',
      '27-11-2026\tSPEI RECIBIDO SANTANDER/0098123 014 0012345 Ana Lopez\t\t1,250.50\t10,250.50',
      '26-11-2026\tSERV BANCA INTERNET/OPS SERV BCA INTERNET\t12.00\t\t9,000.00',
    ].join('\r\n');
    const found = await read(iconv.encode(text, 'windows-1252'));
    expect(short(found)).toEqual({
      ...{ layout: 'bbva', charges: 1, ofOthers: 0, namesAccount: false },
      deposits: [['2026-11-27', 1_250_50]],
    });
    expect(found.deposits[0]).toMatchObject({
      description: 'SPEI RECIBIDO SANTANDER/0098123 014 0012345 Ana Lopez',
      mark: '10,250.50',
    });
  });

  it('of BBVA, as the table of its page', async () => {
    const found = await read(
      [
        'FECHA,DESCRIPCIÓN,CARGO,ABONO,SALDO',
        '28/11/2026,"PAGO CUENTA DE TERCERO / 0041782016 BNET",,"1,800.00","21,012.26"',
        '27/11/2026,RETIRO CAJERO,"-2,500.00",,"19,212.26"',
      ].join('\n'),
    );
    expect(short(found)).toMatchObject({
      ...{ layout: 'bbva', charges: 1, deposits: [['2026-11-28', 1_800_00]] },
    });
  });

  it('of Banorte, with the tracking key in its long description', async () => {
    const found = await read(
      [
        'CUENTA,FECHA DE OPERACIÓN,FECHA,REFERENCIA,DESCRIPCIÓN,COD. TRANSAC,SUCURSAL,DEPÓSITOS,RETIROS,SALDO,MOVIMIENTO,DESCRIPCIÓN DETALLADA',
        `"'1600326941",25/11/2026,25/11/2026,'0098123,SPEI RECIBIDO,507,0001,"$1,000.00",-,"$9,100.00",11,"SPEI RECIBIDO, CVE RASTREO: MBAN01002611250077, CONCEPTO: 0123456"`,
        `"'1600326941",26/11/2026,26/11/2026,,COMISION,10,0001,-,$8.12,"$9,091.88",12,COMISION`,
        `"'9999999999",26/11/2026,26/11/2026,,OTRA CUENTA,10,0001,$8.12,-,"$9,091.88",12,OTRA`,
      ].join('\n'),
    );
    expect(short(found)).toEqual({
      ...{ layout: 'banorte', charges: 1, ofOthers: 1, namesAccount: true },
      deposits: [['2026-11-25', 1_000_00]],
    });
    expect(found.deposits[0]).toMatchObject({
      trackedAs: 'MBAN01002611250077',
      reference: '0098123',
    });
  });

  it('of Santander, with a sign beside the amount and days without slashes', async () => {
    const found = await read(
      [
        'Cuenta,Fecha,Hora,Sucursal,Descripcion,Cargo/Abono,Importe,Saldo,Referencia,Concepto,Nombre Ordenante,Clave de Rastreo',
        "'01600326941','05112026','10:21','0001','ABONO TRANSFERENCIA SPEI','+',00000250.00,9000.00,'0012345','0012345','ANA LOPEZ','2026110540014BMOV0000'",
        "'01600326941','06112026','11:00','0001','PAGO','-',99.00,8901.00,,,,",
      ].join('\n'),
    );
    expect(short(found)).toMatchObject({
      ...{ layout: 'santander', charges: 1, deposits: [['2026-11-05', 250_00]] },
    });
    expect(found.deposits[0]).toMatchObject({
      ...{ sender: 'ANA LOPEZ', trackedAs: '2026110540014BMOV0000' },
      description: 'ABONO TRANSFERENCIA SPEI · 0012345',
    });
  });

  const transaction = (amount: string, id: string, end = '') =>
    `<STMTTRN><TRNTYPE>CREDIT${end && '</TRNTYPE>'}<DTPOSTED>20261110120000[-6:CST]${end && '</DTPOSTED>'}<TRNAMT>${amount}${end && '</TRNAMT>'}<FITID>${id}${end && '</FITID>'}<NAME>Jos&eacute; &amp; hija${end && '</NAME>'}<MEMO>SPEI 0012345${end && '</MEMO>'}</STMTTRN>`;
  const ofx = (account: string, body: string, currency = 'MXN', close = '') =>
    `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>${currency}${close && '</CURDEF>'}<BANKACCTFROM><BANKID>002${close && '</BANKID>'}<ACCTID>${account}${close && '</ACCTID>'}</BANKACCTFROM><BANKTRANLIST>${body}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
  const sgml = 'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nCHARSET:1252\r\n\r\n';

  it('in OFX, without end tags and as XML', async () => {
    const one = await read(
      sgml + ofx('01600326941', transaction('250.00', 'A1') + transaction('-80.32', 'A2')),
    );
    expect(short(one)).toEqual({
      ...{ layout: 'ofx', charges: 1, ofOthers: 0, namesAccount: true },
      deposits: [['2026-11-10', 250_00]],
    });
    const two = await read(
      `<?xml version="1.0"?><?OFX OFXHEADER="200"?>${ofx(clabe, transaction('1250,5', 'A1', 'x'), 'MXN', 'x')}`,
    );
    expect(two.deposits).toEqual([
      expect.objectContaining({
        ...{ amountCents: 1_250_50, mark: 'A1', description: 'Jos&eacute; & hija · SPEI 0012345' },
      }),
    ]);
  });

  it('of another account, or in dollars, are refused', async () => {
    const other = { key: 'statementOfOther', values: { account: '…4411' } };
    expect(await refusal(sgml + ofx('002115016003264411', transaction('1', 'A')))).toEqual(other);
    expect(await refusal(sgml + ofx('1600326941', transaction('1', 'A'), 'USD'))).toEqual({
      key: 'statementCurrency',
      values: { currency: 'USD' },
    });
    const titled = 'Cuenta: 0011224411\nFecha,Descripción,Cargo,Abono\n01/11/2026,Uno,,100.00';
    expect(await refusal(titled)).toEqual(other);
    const own = await read(titled.replace('0011224411', '****6941'));
    expect(own).toMatchObject({ namesAccount: true, deposits: [{ amountCents: 100_00 }] });
    const column = 'Cuenta,Fecha,Concepto,Cargo,Abono\n0011224411,01/11/2026,Uno,,100.00';
    expect(await refusal(column)).toEqual(other);
  });

  it.each([
    ['Fecha,Concepto,Cargo,Abono', '01/11/2026,DEVOLUCION,,-100.00', '01/11/2026,SPEI,,250.00'],
    ['Fecha,Concepto,Cargo,Abono', '01/11/2026,DEVOLUCION,,(100.00)', '01/11/2026,SPEI,,250.00'],
    ['Fecha,Concepto,Cargo/Abono,Importe', '01/11/2026,DEVOLUCION,+,-100', '01/11/2026,SPEI,+,250'],
    ['Fecha,Concepto,Cargo/Abono,Importe', '01/11/2026,PAGO,-,-100', '01/11/2026,SPEI,+,250'],
  ])('with a deposit that the bank took back, which is money that went: %s %s', async (...rows) => {
    expect(short(await read(rows.join('\n')))).toMatchObject({
      ...{ charges: 1, deposits: [['2026-11-01', 250_00]] },
    });
  });

  it('in OFX, where a debit is written without its sign', async () => {
    const debit = transaction('100.00', 'A2').replace('<TRNTYPE>CREDIT', '<TRNTYPE>DEBIT');
    const found = await read(sgml + ofx('01600326941', transaction('250.00', 'A1') + debit));
    expect(short(found)).toMatchObject({ charges: 1, deposits: [['2026-11-10', 250_00]] });
  });

  it.each([
    ['1,234.56', 1_234_56],
    ['1.234,56', 1_234_56],
    ['$ 1,234.5', 1_234_50],
    ['1234', 1_234_00],
    ['1 234,50 MXN', 1_234_50],
    ['1,234', 1_234_00],
    ['12,345,678.90', 12_345_678_90],
  ])('with the amount %s', async (amount, cents) => {
    const { deposits } = await read(`Fecha;Concepto;Cargo;Abono\n01/11/2026;Uno;;"${amount}"`);
    expect(deposits.map(({ amountCents }) => amountCents)).toEqual([cents]);
  });

  it.each([
    ['statementAmount', 'Fecha;Concepto;Cargo;Abono\n01/11/2026;Uno;;1.2.3,4'],
    ['statementAmount', 'Fecha;Concepto;Cargo;Abono\n01/11/2026;Uno;;1.234'],
    ['statementAmount', 'Fecha;Concepto;Cargo;Abono\n01/11/2026;Uno;;mil'],
    ['statementDay', 'Fecha;Concepto;Cargo;Abono\nayer;Uno;;10.00'],
    ['statementDay', 'Fecha;Concepto;Cargo;Abono\n30/11/2026;Uno;;10.00'],
    ['statementDay', 'Fecha;Concepto;Cargo;Abono\n;Uno;;10.00'],
    ['statementSign', 'Fecha,Concepto,Cargo/Abono,Importe\n01/11/2026,Uno,?,10.00'],
    ['statementSigns', 'Fecha,Concepto,Importe\n01/11/2026,Uno,10.00'],
    ['statementQuote', 'Fecha,Concepto,Abono\n01/11/2026,"Uno,10.00'],
    ['statementUnknown', 'Nombre,Correo\nAna,ana@example.mx'],
    ['statementUnknown', '<OFX></OFX>'],
    ['fileEmpty', ''],
    ['importTooManyRows', `Fecha,Cargo,Abono\n${'01/11/2026,,1.00\n'.repeat(5_001)}`],
  ])('are refused whole: %s', async (key, text) => {
    const reason = await refusal(text);
    expect([reason, (reason as { key?: string }).key]).toContain(key);
  });

  it('with sums, and with descriptions of several lines', async () => {
    const { deposits } = await read(
      [
        'Fecha,Concepto,Cargo,Abono,Saldo',
        ',Saldo inicial,,"5,000.00",',
        '01/11/2026,SPEI RECIBIDO,,250.00,5250.00',
        ',CONCEPTO 0012345,,,',
        ',Total de abonos,,250.00,',
      ].join('\n'),
    );
    expect(deposits).toEqual([
      expect.objectContaining({ description: 'SPEI RECIBIDO CONCEPTO 0012345' }),
    ]);
  });
});
