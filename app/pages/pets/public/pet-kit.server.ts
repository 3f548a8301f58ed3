import type { Language } from '#domain/language.ts';

const words = {
  es: {
    title: 'Imágenes y carteles para compartir',
    post: 'Imagen cuadrada, para publicar',
    story: 'Imagen alta, para historias y estados',
    poster: 'Cartel para imprimir (PDF)',
    tabs: 'Cartel con tiras para arrancar (PDF)',
  },
  en: {
    title: 'Pictures and posters to share',
    post: 'Square picture, for posts',
    story: 'Tall picture, for stories',
    poster: 'Poster to print (PDF)',
    tabs: 'Poster with tear-off tabs (PDF)',
  },
};

/** What other sites show beside a link to the pet. */
export const sharedPicture = (id: string, language: Language) =>
  `/media/pets/${id}/${language}-og.jpg`;

/** What people hand on of a pet, in the words of its page. */
export function petKit(id: string, language: Language) {
  const { title, post, story, poster, tabs } = words[language];
  const picture = (format: string) => `/media/pets/${id}/${language}-${format}.jpg`;
  const file = (form: string) => `/archivos/mascotas/${id}/${language}-${form}.pdf`;
  return {
    shared: sharedPicture(id, language),
    title,
    links: [
      { label: post, href: picture('post') },
      { label: story, href: picture('story') },
      { label: poster, href: file('cartel') },
      { label: tabs, href: file('tiras') },
    ],
  };
}
