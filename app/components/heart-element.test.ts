// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepPet, keptPets, mostKept } from './kept-pets.ts';
import './heart-element.ts';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'es-MX';
});
// The next file has the same document.
afterEach(() => document.body.replaceChildren());

function heart(attributes = 'pet="a" name="Canela"') {
  document.body.innerHTML = `<pet-heart ${attributes}></pet-heart>`;
  const root = document.querySelector('pet-heart')?.shadowRoot;
  const [button, link, status] = ['button', 'a', 'p'].map((tag) => root?.querySelector(tag));
  if (!button || !link || !status) throw new Error('no heart');
  return { button: button as HTMLButtonElement, link: link as HTMLAnchorElement, status };
}

it('keeps the pet, and lets it go again', () => {
  const { button, link } = heart();
  expect(button.ariaLabel).toBe('Guardar a Canela en mis favoritos');
  expect([button.ariaPressed, link.hidden]).toEqual(['false', true]);
  button.click();
  expect([button.ariaPressed, keptPets()]).toEqual(['true', [{ id: 'a', name: 'Canela' }]]);
  button.click();
  expect([button.ariaPressed, keptPets()]).toEqual(['false', []]);
});

it('leads to all of them from the page of a kept pet, in its language', () => {
  document.documentElement.lang = 'en-US';
  const { button, link } = heart('pet="a" name="Canela" all="/favorites"');
  expect(button.textContent).toBe('Keep in my favorites');
  button.click();
  expect([button.textContent, link.hidden, link.textContent]).toEqual([
    'In my favorites',
    false,
    'See my favorites',
  ]);
});

it('is the same for each heart of a pet', () => {
  document.body.innerHTML =
    '<pet-heart pet="a" name="A"></pet-heart><pet-heart pet="a" name="A"></pet-heart>';
  const [first, second] = [...document.querySelectorAll('pet-heart')].map((one) =>
    one.shadowRoot?.querySelector('button'),
  );
  first?.click();
  expect(second?.ariaPressed).toBe('true');
});

it('says why it keeps no more', () => {
  for (let id = 0; id < mostKept; id++) keepPet({ id: String(id), name: 'Otra' });
  const { button, status } = heart();
  button.click();
  expect([button.ariaPressed, status.textContent]).toEqual([
    'false',
    'Ya guardaste 100 mascotas. Quita alguna para guardar otra.',
  ]);
});

it('takes a name for what it is', () => {
  const { button } = heart('pet="a" name="&lt;img src=x onerror=alert(1)&gt;"');
  expect(button.ariaLabel).toContain('<img src=x');
  expect(document.querySelector('pet-heart')?.shadowRoot?.querySelector('img')).toBeNull();
});
