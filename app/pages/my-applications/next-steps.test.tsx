// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { es as texts } from '#app/i18n/my-applications/es.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { SiteProvider } from '#app/site.ts';
import { useNextSteps } from './use-next-steps.ts';

afterEach(cleanup);

type Standing = Parameters<typeof useNextSteps>[0];
const site = { siteUrl: 'https://casa.example', siteName: 'Casa Animal', timezone: 'UTC' };
const quiet: Standing = { status: 'conversation', questions: [], appointments: [], contract: null };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const question = { id: 'q', askedAt: inDays(-1), text: '¿Patio?', answer: null, answeredAt: null };

function Steps({ standing }: { standing: Partial<Standing> }) {
  return useNextSteps({ ...quiet, ...standing }).map((step) => <li key={step}>{step}</li>);
}

function stepsOf(standing: Partial<Standing>): string[] {
  const { container } = render(
    <SiteProvider value={site}>
      <TextsProvider language="es" dictionary={es}>
        <Steps standing={standing} />
      </TextsProvider>
    </SiteProvider>,
  );
  return [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
}

test('what the family has to do itself stands in the place of what its state means', () => {
  expect(stepsOf({})).toEqual([texts.next.conversation]);
  expect(stepsOf({ questions: [question] })).toEqual([texts.steps.answer]);
  const contract = { id: 'c', status: 'prepared', signedBy: null, pdf: null } as const;
  expect(stepsOf({ status: 'approved', contract })).toEqual([texts.steps.sign]);
});

test('times that have passed are not to be chosen, and an appointment to come is named', () => {
  const offered = {
    id: 'a',
    kind: 'visit',
    chosen: null,
    status: 'proposed',
    suggested: [] as string[],
  } as const;
  expect(stepsOf({ appointments: [{ ...offered, options: [inDays(1)] }] })).toEqual([
    texts.steps.choose,
  ]);
  expect(stepsOf({ appointments: [{ ...offered, options: [inDays(-1)] }] })).toEqual([
    texts.next.conversation,
  ]);
  const agreed = {
    ...offered,
    status: 'agreed' as const,
    options: [inDays(1)],
    chosen: inDays(1),
  };
  expect(stepsOf({ appointments: [agreed] })).toEqual([
    expect.stringMatching(/^Visita acordada: /),
  ]);
});

test('of an application that has ended its end is told, and a contract that is still to be signed', () => {
  expect(stepsOf({ status: 'declined', questions: [question] })).toEqual([texts.next.declined]);
  const contract = { id: 'c', status: 'halfSigned', pdf: null } as const;
  expect(
    stepsOf({ status: 'adopted', contract: { ...contract, signedBy: 'organisation' } }),
  ).toEqual([texts.steps.sign, texts.next.adopted]);
  expect(stepsOf({ status: 'approved', contract: { ...contract, signedBy: 'family' } })).toEqual([
    texts.steps.signed,
  ]);
});
