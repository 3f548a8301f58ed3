import { expect, it } from 'vitest';
import { fastingFrom, type HealthAnswers, healthProblems } from './drive-health.ts';

const sound: HealthAnswers = {
  species: 'dog',
  grams: 8_000,
  age: 'adult',
  reproduction: 'none',
  ill: false,
  flatFaced: false,
};

it('lets a sound animal come, and says why another should not', () => {
  expect(healthProblems(sound)).toEqual({});
  expect(healthProblems({ ...sound, age: 'tooYoung', grams: 600 })).toEqual({
    age: 'driveTooYoung',
  });
  expect(healthProblems({ ...sound, age: 'young', grams: 999 })).toEqual({
    weight: 'driveTooLight',
  });
  expect(healthProblems({ ...sound, grams: 1_000 })).toEqual({});
  expect(healthProblems({ ...sound, reproduction: 'inHeat' })).toHaveProperty('reproduction');
  expect(healthProblems({ ...sound, species: 'cat', reproduction: 'inHeat' })).toEqual({});
  expect(healthProblems({ ...sound, ill: true, flatFaced: true, age: 'senior' })).toEqual({
    ill: 'driveIll',
    flatFaced: 'driveFlatFaced',
    age: 'driveTooOld',
  });
});

it('lets little ones fast for less', () => {
  expect(fastingFrom('08:30', 'adult')).toEqual({ time: '00:30', isDayBefore: false });
  expect(fastingFrom('07:00', 'adult')).toEqual({ time: '23:00', isDayBefore: true });
  expect(fastingFrom('08:00', 'young')).toEqual({ time: '04:00', isDayBefore: false });
});
