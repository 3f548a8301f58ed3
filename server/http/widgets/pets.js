import { ask, element, frameAfter, link } from './base.js';

/*
 * Shows pets that look for a home on another site:
 *   <script async src="https://…/widgets/mascotas.js" data-filtro="especie=perro" data-numero="6" data-idioma="es"></script>
 * Colors are those of data-acento, data-fondo and data-texto, else of the page's variables --mascotas-acento,
 * --mascotas-sobre-acento, --mascotas-fondo, --mascotas-texto, --mascotas-borde, --mascotas-radio and --mascotas-letra.
 */
(() => {
  const script = document.currentScript;
  if (!script) return;
  const { idioma, filtro = '', numero, acento, fondo, texto } = script.dataset;
  const language = idioma === 'en' ? 'en' : 'es';
  const words = {
    es: {
      adopcion: { list: 'Mascotas que buscan familia', page: '/mascotas/adopcion' },
      rehabilitacion: { list: 'Mascotas en rehabilitación', page: '/mascotas/rehabilitacion' },
      all: 'Ver todas las mascotas',
      none: 'Por ahora no hay mascotas así.',
      opens: '(abre en otra ventana)',
    },
    en: {
      adopcion: { list: 'Pets looking for a home', page: '/pets/adoption' },
      rehabilitacion: { list: 'Recovering pets', page: '/pets/rehabilitation' },
      all: 'See all pets',
      none: 'There are no such pets at the moment.',
      opens: '(opens in another window)',
    },
  }[language];
  const site = new URL(script.src).origin;
  const asked = new URLSearchParams(filtro);
  // Who recovers looks for no family yet: they are shown where they are asked for.
  if (asked.get('programa') !== 'rehabilitacion') asked.set('programa', 'adopcion');
  const { list: title, page } = words[asked.get('programa')];
  asked.set('limite', Math.min(24, Math.max(1, Number.parseInt(numero, 10) || 6)));
  const { host, root } = frameAfter(
    script,
    language,
    `
    .all { color: var(--mascotas-texto, #2b1230); }
    ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)); gap: 1rem;
      margin: 0 0 1rem; padding: 0; list-style: none; }
    li, p { margin: 0; font: 400 1rem/1.45 var(--mascotas-letra, system-ui, sans-serif); color: var(--mascotas-texto, #2b1230); }
    a { font: 400 1rem/1.45 var(--mascotas-letra, system-ui, sans-serif); }
    .card { display: grid; grid-template-rows: auto 1fr; height: 100%; overflow: hidden; color: inherit; text-decoration: none;
      border: 1px solid var(--mascotas-borde, #ead8bd); border-radius: var(--mascotas-radio, 1rem); background: var(--mascotas-fondo, #fffdf8); }
    .card:hover .name { text-decoration: underline; }
    img, .empty { display: block; width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; background: #f7e9d2; }
    .inside { display: grid; gap: .2rem; align-content: start; padding: .8rem 1rem 1rem; }
    .name { font-size: 1.15rem; font-weight: 700; }
    .all { display: inline-block; padding: .65rem 1.3rem; border-radius: 2rem; background: var(--mascotas-acento, #c2125c);
      color: var(--mascotas-sobre-acento, #fff); font-weight: 700; text-decoration: none; }
    .all:hover { text-decoration: underline; }
    a:focus-visible { outline: 3px solid var(--mascotas-acento, #08705f); outline-offset: 2px; box-shadow: 0 0 0 2px #fff; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }`,
  );

  const isColor = (text) => /^#[0-9a-f]{6}$/i.test(text ?? '');
  const set = (name, value) =>
    isColor(value) && host.style.setProperty(`--mascotas-${name}`, value);
  set('acento', acento);
  set('fondo', fondo);
  set('texto', texto);
  if (isColor(acento)) set('sobre-acento', isLight(acento) ? '#000000' : '#ffffff');

  /** Black is easier to read on it than white (WCAG's relative luminance). */
  function isLight(color) {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
  }

  function card(pet) {
    const made = link(site, 'card', undefined, pet.direccion);
    const [first] = pet.imagenes;
    const picture = element(first ? 'img' : 'span', first ? 'picture' : 'empty');
    if (first) {
      const fitting = first.archivos.find(({ ancho }) => ancho >= 480) ?? first.archivos.at(-1);
      picture.src = site + new URL(fitting.direccion, site).pathname;
      picture.alt = '';
      picture.width = first.ancho;
      picture.height = first.alto;
      const { x, y } = first.punto_focal;
      picture.style.objectPosition = `${Number(x) * 100}% ${Number(y) * 100}%`;
      picture.loading = 'lazy';
      picture.decoding = 'async';
    }
    const inside = element('span', 'inside');
    inside.append(
      element('span', 'name', pet.nombre),
      element('span', 'facts', pet.datos),
      element('span', 'hidden', words.opens),
    );
    made.append(picture, inside);
    const item = element('li', '');
    item.append(made);
    return item;
  }

  ask(`${site}/feeds/${language}/mascotas.json?${asked}`)
    .then(({ mascotas }) => {
      const section = element('section', 'pets');
      section.setAttribute('aria-label', title);
      const list = element('ul', '');
      list.setAttribute('role', 'list');
      list.append(...mascotas.map(card));
      const all = link(site, 'all', words.all, page);
      all.append(element('span', 'hidden', ` ${words.opens}`));
      section.append(mascotas.length > 0 ? list : element('p', 'none', words.none), all);
      root.append(section);
    })
    // Nothing of it is shown where the portal is not there.
    .catch(() => host.remove());
})();
