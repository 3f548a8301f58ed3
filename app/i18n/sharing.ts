import type { Bilingual } from '#domain/language.ts';

const es = {
  title: (name: string) => `Comparte: ${name}`,
  /** From what is shared to its page. */
  link: 'Imágenes y carteles para compartir',
  crumb: 'Compartir',
  lead: 'Imágenes y carteles listos, con código para llegar a su página. Entre más personas lo vean, mejor.',
  message: 'Texto para mensajes',
  messageHint: 'Pégalo en un chat o debajo de una publicación.',
  copy: 'Copiar texto',
  copied: 'Texto copiado',
  notCopied: 'Tu navegador no lo permite: selecciona el texto y cópialo.',
  whatsapp: 'Enviar por WhatsApp',
  pictures: 'Imágenes',
  picturesHint: 'Toca una para abrirla en grande y guardarla.',
  formats: {
    post: 'Cuadrada, para publicar',
    story: 'Alta, para historias y estados',
    og: 'Ancha, para enlaces',
  },
  posters: 'Carteles para imprimir (PDF, tamaño carta)',
  forms: {
    poster: 'Una hoja',
    tabs: 'Una hoja con tiras para arrancar',
    four: 'Cuatro por hoja, para recortar, con tiras',
  },
  code: 'Código',
  codeText: (code: string, address: string) =>
    `${code}: quien lo escriba en la búsqueda de mascotas, o abra ${address}, llega a su página.`,
};

const en: typeof es = {
  title: (name) => `Share: ${name}`,
  link: 'Pictures and posters to share',
  crumb: 'Share',
  lead: 'Pictures and posters that are ready, with a code that leads to the page. The more people see it, the better.',
  message: 'Text for messages',
  messageHint: 'Paste it into a chat or below a post.',
  copy: 'Copy text',
  copied: 'Text copied',
  notCopied: 'Your browser does not allow it: select the text and copy it.',
  whatsapp: 'Send by WhatsApp',
  pictures: 'Pictures',
  picturesHint: 'Tap one to open it large and save it.',
  formats: {
    post: 'Square, for posts',
    story: 'Tall, for stories',
    og: 'Wide, for links',
  },
  posters: 'Posters to print (PDF, letter size)',
  forms: {
    poster: 'One page',
    tabs: 'One page with tear-off tabs',
    four: 'Four to a page, to cut out, with tabs',
  },
  code: 'Code',
  codeText: (code, address) =>
    `${code}: whoever types it into the search for pets, or opens ${address}, comes to the page.`,
};

export const sharingTexts: Bilingual<typeof es> = { es, en };
