import type { Dictionary } from '../dictionary.ts';

export const content: Dictionary['content'] = {
  breadcrumbs: 'You are here',
  onThisPage: 'On this page',
  figures: 'In figures',
  source: 'Source:',
  shelters: {
    map: 'Map of the shelters in Mexico',
    list: 'The shelters, one by one',
    kinds: { shelter: 'Shelter', fosterHomes: 'Foster homes' },
    near: (city) => `Near ${city}`,
    lives: 'Who lives here',
    visits: 'Visits',
    capacity: (count) => `Room for ${count}`,
  },
  partners: {
    label: { sponsors: 'Sponsors', alliances: 'Allies' },
    from: (trade, city) => `${trade} · ${city}`,
    prepared:
      'We are preparing this list. Soon you will meet here those who help us; we hope you will be one of them.',
  },
  faqs: {
    search: 'Search the questions',
    example: 'For example: invoice',
    none: 'No questions match. Try other words, or write to us.',
    found: (count) => (count === 1 ? '1 question' : `${count} questions`),
    link: 'Link to this question',
  },
  resources: {
    file: (format, size) => (size ? `${format} · ${size}` : format),
    today: 'counted today',
    download: (title) => `Download ${title}:`,
    writeTo: 'Write to the volunteering team',
  },
  tutorials: {
    registerPet: 'Tutorial: register a pet',
    vaccinationBooklet: 'Tutorial: load a vaccination booklet',
    bookletFromEmail: 'Tutorial: upload a booklet from an email',
  },
  products: {
    other: 'Also on its way',
    buy: 'See and buy',
    order: 'Order by WhatsApp',
    ask: 'Ask about it',
    message: (name) => `Hello, I would like to order: ${name}`,
  },
};
