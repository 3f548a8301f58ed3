import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import { heartStyles } from './heart-styles.ts';
import { keepPet, keptPets, letPetGo, onKeptChange } from './kept-pets.ts';

/**
 * `<pet-heart>`: a heart that keeps a pet on this device. An element of its own, defined once the reader does something:
 * pages name it and load nothing for it, and where no JavaScript runs it is empty. What it shows stands in its shadow, so
 * that React hydrates what the server wrote whenever it comes to it.
 */

interface HeartAttributes {
  /** Its id. */
  pet: string;
  name: string;
  /** On a pet's own page: with words, and with this address of all that are kept. */
  all?: string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pet-heart': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & HeartAttributes;
    }
  }
}

const texts = {
  es: {
    keep: (name: string) => `Guardar a ${name} en mis favoritos`,
    short: 'Guardar en mis favoritos',
    kept: 'En mis favoritos',
    all: 'Ver mis favoritos',
    full: 'Ya guardaste 100 mascotas. Quita alguna para guardar otra.',
  },
  en: {
    keep: (name: string) => `Keep ${name} in my favorites`,
    short: 'Keep in my favorites',
    kept: 'In my favorites',
    all: 'See my favorites',
    full: 'You already keep 100 pets. Remove one to keep another.',
  },
};

const drawing =
  '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M12 20.5C6 16.3 2.8 13 2.8 9.2A5 5 0 0 1 12 6.6a5 5 0 0 1 9.2 2.6c0 3.8-3.2 7.1-9.2 11.3z"/></svg>';

function definePetHeart(): void {
  class PetHeart extends HTMLElement {
    static observedAttributes = ['pet', 'name', 'all'];
    #stop = () => {};

    connectedCallback(): void {
      if (!this.shadowRoot) this.#write();
      this.#show();
      this.#stop = onKeptChange(() => this.#show());
    }

    disconnectedCallback(): void {
      this.#stop();
    }

    attributeChangedCallback(): void {
      if (this.shadowRoot) this.#show();
    }

    #write(): void {
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [heartStyles()];
      root.innerHTML = `<button type="button">${drawing}<span></span></button><a></a><p role="status"></p>`;
      this.#part('button').addEventListener('click', () => this.#toggle());
    }

    #part<Name extends 'button' | 'a' | 'p' | 'span'>(name: Name): HTMLElementTagNameMap[Name] {
      return this.shadowRoot?.querySelector(name) as HTMLElementTagNameMap[Name];
    }

    get #pet() {
      return { id: this.getAttribute('pet') ?? '', name: this.getAttribute('name') ?? '' };
    }

    get #isKept(): boolean {
      return keptPets().some(({ id }) => id === this.#pet.id);
    }

    #toggle(): void {
      const pet = this.#pet;
      let fits = true;
      if (this.#isKept) letPetGo(pet.id);
      else fits = keepPet(pet);
      this.#part('p').textContent = fits ? '' : textsHere().full;
    }

    #show(): void {
      const text = textsHere();
      const all = this.getAttribute('all');
      const button = this.#part('button');
      const label = text.keep(this.#pet.name);
      button.ariaLabel = label;
      button.ariaPressed = String(this.#isKept);
      if (all === null) button.title = label;
      else this.#part('span').textContent = this.#isKept ? text.kept : text.short;
      const link = this.#part('a');
      link.hidden = all === null || !this.#isKept;
      link.href = all ?? '';
      link.textContent = text.all;
    }
  }
  customElements.define('pet-heart', PetHeart);
}

const textsHere = () => texts[document.documentElement.lang.startsWith('en') ? 'en' : 'es'];

if (typeof customElements !== 'undefined' && !customElements.get('pet-heart')) definePetHeart();
