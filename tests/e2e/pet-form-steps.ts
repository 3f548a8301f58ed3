import type { Page } from 'playwright-core';
import { pets as petsEn } from '#app/i18n/en/pets.ts';
import { pets as petsEs } from '#app/i18n/es/pets.ts';
import { petFormTexts as formTexts } from '#app/i18n/pet-form/use-pet-form-text.ts';
import type { Language } from '#domain/language.ts';
import type { UploadableFile } from './photos.ts';

/** What journeys through the form of a pet have in common. */

export { formTexts };

const { es } = formTexts;
const petTexts = { es: petsEs, en: petsEn };

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
export async function tellWho(page: Page, language: Language, name: string) {
  const { labels } = formTexts[language];
  const words = petTexts[language];
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

export async function tellCharacter(page: Page, language: Language) {
  const text = formTexts[language];
  const { answers, yesNo } = petTexts[language].pet;
  await page.getByLabel(text.labels.personality, { exact: true }).fill('Tranquila y muy dormilona');
  await page.getByLabel(text.labels.story).fill('La encontramos junto al mercado.');
  await choose(page, text.goodWithOwnKind('dog'), answers.yes);
  await choose(page, text.goodWithOtherAnimals('dog'), answers.unknown);
  await choose(page, text.labels.goodWithChildren, answers.yes);
  await choose(page, text.labels.trained, yesNo(false));
  await choose(page, text.labels.houseTrained, yesNo(true));
}

export async function tellPlace(page: Page, language: Language) {
  const { labels } = formTexts[language];
  await page.getByLabel(labels.city).fill('Tulum');
  await page.getByLabel(labels.federalState, { exact: true }).selectOption('Quintana Roo');
}

async function tellHealth(page: Page) {
  await page.getByLabel(es.labels.vaccines).fill('Rabia y múltiple al corriente');
  await choose(page, es.labels.dewormed, petsEs.pet.yesNo(false));
  await choose(page, es.sterilized('female'), petsEs.pet.yesNo(false));
}

/** All steps up to the photos, in Spanish. */
export async function fillAll(page: Page, name: string) {
  await stepShown(page, es.steps.names['quien-es']);
  await tellWho(page, 'es', name);
  await next(page, 'es');
  await tellHealth(page);
  await next(page, 'es');
  await tellCharacter(page, 'es');
  await next(page, 'es');
  await tellPlace(page, 'es');
  await next(page, 'es');
  await stepShown(page, es.steps.names.fotos);
}

export const addMedia = (page: Page, language: Language, files: UploadableFile[]) =>
  page.getByLabel(formTexts[language].labels.media, { exact: true }).setInputFiles(files);

export async function save(page: Page, language: Language, button: 'register' | 'edit') {
  await page.getByRole('button', { name: formTexts[language].save[button] }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: formTexts[language].confirm.accept })
    .click();
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
