import type { Page } from 'playwright-core';
import { pets as words } from '#app/i18n/es/pets.ts';
import { characterWords } from '#app/i18n/pet-character.ts';
import { petFormTexts as formTexts } from '#app/i18n/pet-form/use-pet-form-text.ts';
import type { Draft } from '#app/pages/pets/form/draft.ts';
import type { Language } from '#domain/language.ts';
import { description } from '#domain/pets/testing/luna.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import type { UploadableFile } from './photos.ts';

/** What journeys through the form of a pet have in common. */

export { formTexts };

const { es } = formTexts;

export const choose = (page: Page, question: string, answer: string) =>
  page
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: answer, exact: true })
    .check();

export const next = (page: Page, language: Language) =>
  page.getByRole('button', { name: formTexts[language].steps.next, exact: true }).click();

export const stepShown = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).waitFor();

/** On the first step. */
async function tellWho(page: Page, name: string) {
  const { labels } = es;
  await choose(page, labels.species, words.species('dog', 'male'));
  await choose(page, labels.sex, words.sexes.female);
  await page.getByLabel(labels.name, { exact: true }).fill(name);
  await page.getByLabel(labels.color).fill('Miel');
  await page.getByLabel(labels.ageValue, { exact: true }).fill('3');
  await choose(page, labels.ageUnit, capitalised(words.units.years));
  await choose(page, labels.size, capitalised(words.size('medium', 'female')));
  await choose(page, labels.breed, words.breed('mixed', 'female'));
  await page.getByLabel(labels.weightKg).fill('12.5');
  await page.getByLabel(labels.microchip).fill('484-0000 0000 0017');
}

async function tellCharacter(page: Page) {
  const { answers, yesNo } = words.pet;
  const character = characterWords.es;
  await page.getByLabel(es.labels.personality, { exact: true }).fill('Tranquila y muy dormilona');
  await page.getByLabel(es.labels.story).fill('La encontramos junto al mercado.');
  await choose(page, es.goodWithOwnKind('dog'), answers.yes);
  await choose(page, es.goodWithOtherAnimals('dog'), answers.unknown);
  await choose(page, es.labels.goodWithChildren, answers.yes);
  await choose(page, es.labels.trained, yesNo(false));
  await choose(page, es.labels.houseTrained, yesNo(true));
  await choose(page, es.labels.energy, character.energies.high);
  await choose(page, es.labels.stairs, character.answers.no);
}

async function tellPlace(page: Page) {
  const { labels } = es;
  await page.getByLabel(labels.city).fill('Tulum');
  await page.getByLabel(labels.federalState, { exact: true }).selectOption('Quintana Roo');
}

export async function tellHealth(page: Page) {
  await page.getByLabel(es.labels.vaccines).fill('Rabia y múltiple al corriente');
  await choose(page, es.labels.dewormed, words.pet.yesNo(false));
  await choose(page, es.sterilized('female'), words.pet.yesNo(false));
}

/** All steps up to the photos, in Spanish. */
export async function fillAll(page: Page, name: string) {
  await stepShown(page, es.steps.names['quien-es']);
  await tellWho(page, name);
  await next(page, 'es');
  await tellHealth(page);
  await next(page, 'es');
  await tellCharacter(page);
  await next(page, 'es');
  await tellPlace(page);
  await next(page, 'es');
  await stepShown(page, es.steps.names.fotos);
}

/** Whoever is signed in has written all of it at this device before, but the health, the needs and the photos. */
export async function writtenBefore(page: Page, programme: Programme, name: string) {
  const nothing = { weightKg: '', microchip: '', lastDewormedOn: '', vetName: '', vetPhone: '' };
  const health = { vaccines: '', dewormed: null, sterilized: null, needs: [] };
  // As the browser kept it before there were days of birth.
  const values = { ...description, name, ageValue: '3', ...nothing, ...health };
  const draft = { values, media: [], focalPoints: {}, stored: undefined } as unknown as Draft;
  await page.evaluate(
    ([of, written]) => {
      const { id } = JSON.parse(localStorage.getItem('CA_USER') ?? '');
      localStorage.setItem(`CA_DRAFT:${id}:${of}`, written);
    },
    [programme, JSON.stringify(draft)] as const,
  );
}

export const addMedia = (page: Page, language: Language, files: UploadableFile[]) =>
  page.getByLabel(formTexts[language].labels.media, { exact: true }).setInputFiles(files);

/** @param registered the name of a new pet; else one that is there is saved */
export async function save(page: Page, language: Language, registered?: string) {
  const { edit, register } = formTexts[language].save;
  const name = registered === undefined ? edit : register(registered);
  await page.getByRole('button', { name }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: formTexts[language].confirm.accept })
    .click();
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
