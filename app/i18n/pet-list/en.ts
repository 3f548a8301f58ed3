import { filterWords } from '#content/pets/filter-words.ts';
import { seniorFrom } from '#domain/pets/life-stage.ts';
import type { PetListText } from './es.ts';

const words = filterWords.en;
const inOrder = new Intl.ListFormat('en');
const pets = (total: number) => (total === 1 ? '1 pet' : `${total.toLocaleString('en')} pets`);
const kinds = {
  dog: { title: 'Dogs', one: 'a dog', many: 'dogs' },
  cat: { title: 'Cats', one: 'a cat', many: 'cats' },
  both: { title: 'Dogs and cats', one: 'a dog or a cat', many: 'pets' },
};

export const petList: PetListText = {
  page: (page) => `page ${page}`,
  position: (page, lastPage) => `Page ${page} of ${lastPage}`,
  count: pets,
  written: 'What is in Spanish is in the rescuers’ own words.',
  places: {
    label: 'Where',
    everywhere: 'All of Mexico',
    more: 'More places',
    states: 'By state',
    species: 'Species',
    bothSpecies: 'Dogs and cats',
  },
  landing: {
    title: (species, place) =>
      `${kinds[species ?? 'both'].title} for adoption${place ? ` in ${place}` : ''}`,
    lead: (species, place, total) =>
      `Adopt ${kinds[species ?? 'both'].one}${place ? ` in ${place}` : ''}: ${
        total === 1 ? 'one is' : `${total.toLocaleString('en')} are`
      } looking for a family today. Read their stories, get to know them, and write to us.`,
    missing: (species) =>
      `There are no ${kinds[species ?? 'both'].many} for adoption in this place right now.`,
    elsewhere: 'Above you can see where there are pets looking for a family.',
  },
  order: {
    label: 'Order',
    newest: 'Newest',
    longestWaiting: 'Waiting longest',
    fair: 'So that all are seen',
    fit: 'Best fit',
    fairHow: 'Turns change every night, so that all of them come to the top.',
    fairMore: 'How it works',
  },
  near: {
    label: 'Near me',
    from: (place) => `Near ${place}`,
    field: 'Your city or postal code',
    submit: 'Sort',
    here: 'Use my location',
    notTold: 'Your device did not say where you are. Write your city or postal code.',
    unknown: (place) =>
      `We do not know “${place}”. Write a bigger city, its state or a postal code.`,
  },
  tellMe: 'Tell me of new ones',
  favorites: 'My favorites',
  empty: {
    title: 'There are no pets',
    bare: 'Come back soon: whoever arrives next will be here.',
    filtered:
      'Nobody matches everything you are looking for. Try fewer filters: the one who waits for you may not be as you imagined.',
    loosen: 'Nobody matches everything you are looking for, but almost. There are:',
    close: 'Almost what you are looking for',
    without: (filter, total) => `${pets(total)} without “${filter}”`,
  },
  search: {
    label: 'Search in your own words',
    example: 'For example: playful young cat good with kids',
    submit: 'Search',
    unknown: (words) =>
      `We did not understand ${words.map((word) => `“${word}”`).join(', ')}, so we left it out. Each pet’s description may tell.`,
    ranked: (words) =>
      `There is no filter for ${words.map((word) => `“${word}”`).join(', ')}: pets whose description mentions it come first.`,
    nothing:
      'We did not understand what you are looking for. Try a species, a size, an age or a place.',
  },
  filter: {
    title: 'Filter',
    open: (set) => (set === 0 ? 'Filter' : `Filter (${set})`),
    labels: {
      species: 'Species',
      sex: 'Sex',
      lifeStage: 'Age',
      size: words.labels.size,
      livesWith: 'Gets along with',
      sterilized: 'Health',
      energy: 'Character',
      breed: words.labels.breed,
      ageValue: 'Exact age',
      ageUnit: 'Weeks, months or years',
      name: 'Name',
      city: 'City',
      federalState: 'State',
    },
    species: words.species,
    lifeStages: words.lifeStages,
    lifeStageHint: `Young: up to 1 year. Senior: dogs from ${seniorFrom('dog')} years, cats from ${seniorFrom('cat')}.`,
    company: { children: 'Children', dogs: 'Dogs', cats: 'Cats' },
    livesWith: words.livesWith,
    sterilized: words.sterilized,
    energies: words.energies,
    named: words.named,
    cityExample: 'For example, Mérida',
    stateExample: 'Name or part of it',
    anotherState: 'Add another',
    more: 'Breed and exact age',
    ageWrong: 'Write the age as a number, for example 3. With 0 you see those under one.',
    apply: 'Show pets',
    clear: 'Remove all filters',
    remove: 'Remove filter:',
    set: 'Active filters',
    ignored: (labels) => `This filter is not valid and was not applied: ${inOrder.format(labels)}.`,
  },
};
