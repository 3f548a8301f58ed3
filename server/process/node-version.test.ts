import { expect, it } from 'vitest';
import { requireNode } from './node-version.ts';
import { StartupError } from './startup-error.ts';

it.each(['24.0.0', '24.21.0', '26.1.0'])('Node %s runs the portal', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

it.each(['20.20.2', '22.23.3'])('Node %s is refused with the way to start', (version) => {
  expect(() => requireNode(version)).toThrow(StartupError);
  expect(() => requireNode(version)).toThrow(`this is ${version}. \`npm start\``);
});
