import { describe, expect, it } from 'vitest';
import { largestHead, readMessageHead } from './message-head.ts';

const read = (...lines: string[]) => readMessageHead(Buffer.from(`${lines.join('\r\n')}\r\n`));

describe('the header fields of a message', () => {
  it('say whom it is for, in whatever way addresses are written', () => {
    expect(
      read(
        'Message-ID: <1@vet.example>',
        'From: Vet <vet@vet.example>',
        'To: "Casa, Animal" <CARTILLA+0a@Casa.example>, plain@casa.example,',
        '\tfolded@casa.example',
        'cc: Equipo: uno@casa.example, Dos <dos@casa.example>;',
        'Delivered-To: last@casa.example',
        'Subject: to@nobody.example',
        '',
        'To: body@nobody.example',
      ),
    ).toEqual({
      messageId: '<1@vet.example>',
      recipients: [
        'cartilla+0a@casa.example',
        'plain@casa.example',
        'folded@casa.example',
        'uno@casa.example',
        'dos@casa.example',
        'last@casa.example',
      ],
      from: 'vet@vet.example',
      isReturned: false,
      isAutomatic: false,
    });
  });

  it('may be all that there is', () => {
    expect(read('To: a@casa.example')?.recipients).toEqual(['a@casa.example']);
    expect(readMessageHead(Buffer.from('\0\0 no message'))?.recipients).toEqual([]);
  });

  it('are not looked at when they are too long, or do not end', () => {
    expect(read(`Cc: ${'a:'.repeat(500_000)}`, 'To: a@casa.example', '')).toBeUndefined();
    expect(readMessageHead(Buffer.alloc(largestHead, 'a'))).toBeUndefined();
  });

  it.each(['a:', '(', '<', '"', ',', 'a@', '=?utf-8?Q?a?=', '\r\n '])(
    'are split in one go, also as %j over and over',
    (piece) => {
      const cc = `Cc: ${piece.repeat(Math.floor((largestHead - 100) / piece.length))}`;
      expect(read('To: a@casa.example', cc, '')?.recipients[0]).toBe('a@casa.example');
    },
  );

  it.each([
    ['Auto-Submitted: auto-replied', true],
    ['Auto-Submitted: no', false],
    ['Precedence: bulk', true],
    ['Precedence: first-class', false],
    ['List-Id: <a.list.example>', true],
    ['Return-Path: <>', true],
    ['Return-Path: <ana@example.mx>', false],
    ['Content-Type: multipart/report; report-type=delivery-status', true],
    ['Content-Type: text/plain', false],
    ['X-Auto-Response-Suppress: All', true],
    ['X-Auto-Response-Suppress: None', false],
    ['X-Autoreply: yes', true],
    ['X-Autoreply: no', false],
    ['Subject: Respuesta automática: Re: Canela', true],
    ['Subject: =?utf-8?Q?Respuesta_autom=C3=A1tica:?= =?utf-8?B?IENhbmVsYQ==?=', true],
    ['Subject: =?iso-8859-1?Q?Resposta_autom=E1tica?=', true],
    ['Subject: Fuera de la oficina', true],
    ['Subject: Out of Office Re: Canela', true],
    ['Subject: Automatic reply: Canela', true],
    ['Subject: Re: Respuesta automática: Canela', false],
    ['Subject: Fuera de la ciudad hasta el lunes', false],
    ['Subject: ¿Es automática la respuesta?', false],
  ])('tell by %s whether a program wrote it', (line, isAutomatic) => {
    expect(read('To: a@casa.example', line)).toMatchObject({ isAutomatic });
  });

  it.each([
    ['MAILER-DAEMON@mx.example', 'Aviso', '', true],
    ['postmaster@mx.example', '=?utf-8?Q?No_se_pudo_entregar:_Bolet=C3=ADn?=', '', true],
    ['ana@mx.example', 'Undelivered Mail Returned to Sender', '', true],
    ['mail@mx.example', 'Boletín', 'X-Failed-Recipients: ana@mx.example', true],
    ['MAILER-DAEMON@mx.example', 'Delivery Status Notification (Delay)', '', false],
    ['postmaster@mx.example', 'Warning: message still being retried', '', false],
    ['ana@mx.example', 'Fuera de la oficina', 'Return-Path: <>', false],
    ['ana@mx.example', 'Re: Boletín', '', false],
  ])('tell by %s, %s and %j whether a mail came back', (from, subject, line, isReturned) => {
    expect(read(`From: ${from}`, `Subject: ${subject}`, line || 'X: 1')).toMatchObject({
      isReturned,
    });
  });
});
