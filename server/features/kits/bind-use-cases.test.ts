import { expect, it } from 'vitest';
import { bindUseCases } from './bind-use-cases.ts';

interface Dependencies {
  greeting: string;
}

const greetings = {
  greet: ({ greeting }: Dependencies, name: string) => `${greeting}, ${name}`,
};

it('hands the dependencies to each use case', () => {
  const partings = { part: (_dependencies: Dependencies, name: string) => `Bye, ${name}` };
  const service = bindUseCases({ greeting: 'Hi' }, greetings, partings);
  expect(service.greet('Ana')).toBe('Hi, Ana');
  expect(service.part('Ana')).toBe('Bye, Ana');
});

it('takes no two use cases with one name', () => {
  const others = { greet: () => 'never called' };
  expect(() => bindUseCases({ greeting: 'Hi' }, greetings, others)).toThrow('greet');
});
