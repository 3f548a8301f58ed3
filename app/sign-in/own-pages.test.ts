import { expect, test } from 'vitest';
import { ownPagesOf } from './own-pages.ts';

const nothing = { ownPets: false, applications: false, adoptedPets: false };
const pagesOf = (sections: Parameters<typeof ownPagesOf>[0]) => {
  const { own, rescuing } = ownPagesOf(sections);
  return { own: own.map(([page]) => page), rescuing: rescuing.map(([page]) => page) };
};

test('an adopter without pets of their own finds what adopters use, and nothing of pets to give', () => {
  const { own, rescuing } = pagesOf({ ...nothing, applications: true, adoptedPets: true });
  expect(own).toEqual([
    'myAccount',
    'myProfile',
    'myApplications',
    'myAdoptionProfile',
    'careToDo',
    'adoptionEvents',
    'myDonations',
    'myWishes',
    'myVolunteering',
    'changePassword',
  ]);
  expect(rescuing).toEqual(['registerAdoptionPet', 'registerRehabilitationPet', 'myFosterHome']);
});

test('whoever looks after pets finds their lists, and an adoption profile only once they apply', () => {
  const { own, rescuing } = pagesOf({ ...nothing, ownPets: true });
  expect(own).not.toContain('myAdoptionProfile');
  expect(rescuing).toEqual(expect.arrayContaining(['myAdoptions', 'receivedApplications']));
  expect(pagesOf({ ...nothing, ownPets: true, applications: true }).own).toContain(
    'myAdoptionProfile',
  );
});

test('until the portal has answered, the menu is that of somebody without pets', () => {
  expect(pagesOf(undefined)).toEqual(pagesOf(nothing));
});
