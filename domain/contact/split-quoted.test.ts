import { describe, expect, it } from 'vitest';
import { splitQuoted } from './split-quoted.ts';

const own = 'El lunes puedo ir por él.\n\nGracias,\nAna';
const ours = 'Casa Animal <hola@casa.example>';
const fields = `Enviado: miércoles, 25 de noviembre de 2026 10:00\nPara: Ana <ana@example.mx>`;

describe('what a mail quotes', () => {
  it.each([
    [
      'Gmail',
      `El mié, 25 nov 2026 a las 10:00, Casa Animal (<hola@casa.example>) escribió:\n> ¿Cuándo?`,
    ],
    [
      'Gmail, over two lines',
      'El mié, 25 nov 2026 a la(s) 10:00 a.m., Casa Animal (\n<hola@casa.example>) escribió:\n\n> ¿Cuándo?\n>\n> Saludos\n',
    ],
    ['Gmail, in English', `On Wed, Nov 25, 2026 at 10:00 AM ${ours}\nwrote:\n\n> ¿Cuándo?`],
    [
      'Gmail, in Portuguese',
      `Em qua., 25 de nov. de 2026 às 10:00, ${ours}\nescreveu:\n\n> ¿Cuándo?`,
    ],
    ['Gmail, of Portugal', `${ours} escreveu no dia quarta, 25/11/2026 à(s) 10:00:\n> ¿Cuándo?`],
    ['Gmail, in French', `Le mer. 25 nov. 2026 à 10:00, ${ours} a écrit :\n> ¿Cuándo?`],
    ['Apple Mail', `> El 25 nov 2026, a la(s) 10:00 a.m., ${ours} escribió:\n>\n> ¿Cuándo?`],
    ['Apple Mail, in English', `On Nov 25, 2026, at 10:00 AM, Casa Animal wrote:\n\n> ¿Cuándo?`],
    ['Thunderbird', 'El 25/11/26 a las 10:00, Casa Animal escribió:\n> ¿Cuándo?\n>> El lunes'],
    [
      'Yahoo',
      `  El miércoles, 25 de noviembre de 2026, 10:00:00 CST, ${ours} escribió:\n\n ¿Cuándo?`,
    ],
    ['Outlook', `De: ${ours}\n${fields}\nAsunto: Re: Canela\n\n¿Cuándo?`],
    ['Outlook, of years ago', `-----Mensaje original-----\nDe: Casa Animal\n${fields}\n\n¿Cuándo?`],
    [
      'Outlook in a browser',
      `${'_'.repeat(32)}\nDe: ${ours}\n${fields}\nAsunto: Canela\n\n¿Cuándo?`,
    ],
    [
      'Outlook, in English',
      `From: ${ours}\nSent: Wednesday, November 25, 2026 10:00 AM\nTo: Ana <ana@example.mx>;\nbeto@example.mx\nSubject: Canela\n\n¿Cuándo?`,
    ],
    [
      'Outlook, in Portuguese',
      `De: ${ours}\nEnviada em: quarta-feira, 25 de novembro de 2026 10:00\nPara: Ana\nAssunto: Canela\n\n¿Cuándo?`,
    ],
    ['Outlook on a telephone', `*De:* ${ours}\n*Enviado:* mié 25\n*Asunto:* Canela\n\n¿Cuándo?`],
    [
      'Samsung',
      `-------- Mensaje original --------\nDe: ${ours} Fecha: 25/11/26  10:00 a.m.\nPara: Ana\n¿Cuándo?`,
    ],
    [
      'Samsung, in one line',
      `-------- Mensaje original --------De: ${ours} Fecha: 25/11/26 Para: Ana Asunto: Canela ¿Cuándo?`,
    ],
    [
      'Proton',
      `-------- Mensaje original --------\nEl miércoles, 25/11/26 a las 10:00 ${ours} escribió:\n\n> ¿Cuándo?`,
    ],
    ['Samsung, in Portuguese', `-------- Mensagem original --------\nDe: ${ours}\n¿Cuándo?`],
    ['a forwarded mail', `---------- Forwarded message ---------\nDe: ${ours}\nDate: mié\n\nHola`],
    ['a quote alone', '> ¿Cuándo?\n\n> Saludos'],
  ])('stands apart: %s', (_program, quoted) => {
    expect(splitQuoted(`${own}\n\n${quoted}`)).toEqual({ text: own, quoted: quoted.trim() });
    // Some programs leave no empty line.
    expect(splitQuoted(`${own}\n${quoted}`)).toEqual({ text: own, quoted: quoted.trim() });
  });

  it.each([
    ['own first words', 'El lunes mi hija me escribió:\nque ya no lo quiere.\nYo sí.'],
    ['own first words before a quote', 'On Friday my neighbor wrote:\n> ¿Cuándo?\nI cannot.'],
    [
      'own words over lines',
      'El perro está bien.\nEl 3 a las 10:00 el doctor\nescribió:\nNo come.',
    ],
    [
      'answers between the lines',
      `Abajo contesto.\n\nEl mié, 25 nov 2026 a las 10:00, ${ours} escribió:\n> ¿Cuándo?\nEl lunes.\n> ¿Dónde?\nEn casa.`,
    ],
    ['answers between quoted lines', '> ¿Cuándo?\nEl lunes.\n> ¿Dónde?\nEn casa.'],
    [
      'an answer below the quote',
      `Hola:\n\nEl mié, 25 nov 2026 a las 10:00, ${ours} escribió:\n> ¿Cuándo?\n\nEl lunes.`,
    ],
    [
      'an answer below a quoted mail',
      '-----Mensaje original-----\n> De: Casa\n> ¿Cuándo?\nEl lunes.',
    ],
    ['a quote alone', '> solo cita'],
    [
      'a way',
      'Viajo así.\nDe: Mérida\nPara: Cancún\nFecha: 3 de diciembre de 2026, 10:00\nSaludos',
    ],
    ['a sender', 'Hola\nDe: donde vivo no hay veterinario.\nPara: mí es lejos.\nSaludos'],
    ['a line of underscores', `Uno\n${'_'.repeat(30)}\nDos`],
    ['a title', 'Copio mi\n--- Mensaje original ---\nque les mandé ayer.'],
  ])('is not taken for one: %s', (_what, mail) => {
    expect(splitQuoted(mail)).toEqual({ text: mail, quoted: '' });
  });

  it('begins where the introduction begins, not at words of its kind above it', () => {
    const quoted =
      'El mié, 25 nov 2026 a las 10:00, Casa\n<hola@casa.example> escribió:\n> ¿Cuándo?';
    expect(splitQuoted(`El lunes puedo.\n${quoted}`)).toEqual({ text: 'El lunes puedo.', quoted });
  });

  it('begins below the sender’s own words about somebody', () => {
    const words = 'De: Ana, para Casa Animal\n\nEl lunes puedo.';
    const quoted = `De: ${ours}\n${fields}\nAsunto: Canela\n\n¿Cuándo?`;
    expect(splitQuoted(`${words}\n\n${quoted}`)).toEqual({ text: words, quoted });
  });
});
