import { expect, it } from 'vitest';
import { Contributions, extensionPoint } from './extension-point.ts';

it('keeps what features contribute, each extension point its own, in the order in which they came', () => {
  const [names, numbers] = [extensionPoint<string>(), extensionPoint<number>()];
  const contributions = new Contributions();
  contributions.add(names('Luna'));
  contributions.add(numbers(1));
  contributions.add(names('Sol', 'Mar'));
  expect(contributions.to(names)).toEqual(['Luna', 'Sol', 'Mar']);
  expect(contributions.to(numbers)).toEqual([1]);
});

it('fills what was asked for before anybody contributed', () => {
  const names = extensionPoint<string>();
  const contributions = new Contributions();
  const read = contributions.to(names);
  contributions.add(names('Luna'));
  expect(read).toEqual(['Luna']);
  expect(new Contributions().to(names)).toEqual([]);
});
