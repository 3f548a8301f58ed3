import { describe, expect, it } from 'vitest';
import { withoutPictureMarks } from './picture-marks.ts';

const mark = '[cid:image001.png@01DB3F5A.B4C1A2D0]';

describe('marks of pictures in what people write', () => {
  it.each([
    ['on a line of their own', `Sí puedo.\n\n${mark}\nAna`, 'Sí puedo.\n\nAna'],
    ['several on a line', `Sí.\n  ${mark} ${mark}\nAna`, 'Sí.\nAna'],
    ['within a line', `Miren: ${mark} ¿verdad?`, 'Miren: ¿verdad?'],
    ['before a word', `${mark}Ana`, 'Ana'],
    [
      'before the address that the picture leads to',
      `Ana\n${mark}<https://a.mx/>`,
      'Ana\n<https://a.mx/>',
    ],
    ['in a quote', `Sí.\n> Hola\n> ${mark}\n> Ana`, 'Sí.\n> Hola\n> Ana'],
    ['at the end', `Sí.\n${mark}`, 'Sí.'],
    ['of Outlook in a browser', '[cid:3f0c9d2e-8a8f-4c62-8c7e-0d4f5a1b2c3d]\nSí.', 'Sí.'],
    ['of a picture that Gmail sent', 'Sí. [cid:ii_lqx0abc0]', 'Sí.'],
    ['of a program for signatures', 'Sí.\n[cid:imagefb1c2a.PNG@0a1b.44c2]', 'Sí.'],
  ])('are left out %s', (_, written, shown) => {
    expect(withoutPictureMarks(written)).toBe(shown);
  });

  it.each([
    'Vean cid:image001.png@01DB3F5A',
    'Sale [cid: image001.png] en el correo',
    'Sale [cid:logo] en el correo',
    '[Imagen que contiene un perro]',
    'Uno  dos\n\n\n  tres  ',
    '[cid:a1\nb@c]',
    '',
  ])('are none in “%s”', (written) => {
    expect(withoutPictureMarks(written)).toBe(written);
  });

  it('take no longer for a mail that is full of what looks like them', () => {
    const begun = performance.now();
    withoutPictureMarks('[cid:1'.repeat(30_000));
    withoutPictureMarks(`${' '.repeat(100_000)}x`);
    withoutPictureMarks(`${'> '.repeat(50_000)}x`);
    withoutPictureMarks(`${mark} `.repeat(5_000));
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
