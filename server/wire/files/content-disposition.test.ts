import { expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

it.each([
  ['cartilla.pdf', 'attachment; filename="cartilla.pdf"'],
  [
    "niño's (1).pdf",
    `attachment; filename="nino's (1).pdf"; filename*=UTF-8''ni%C3%B1o%27s%20%281%29.pdf`,
  ],
  ['a"; x="b.pdf', `attachment; filename="a_; x=_b.pdf"; filename*=UTF-8''a%22%3B%20x%3D%22b.pdf`],
  ['a\r\nb.pdf', `attachment; filename="a__b.pdf"; filename*=UTF-8''a%0D%0Ab.pdf`],
])('%j', (name, header) => {
  expect(contentDisposition(name)).toBe(header);
  expect(contentDisposition(name, 'inline')).toBe(header.replace('attachment', 'inline'));
});
