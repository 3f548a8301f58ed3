// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { es as received } from '#app/i18n/received-applications/es.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { type Site, SiteProvider } from '#app/site.ts';
import { type ApplicationState, applicationMachine } from '#domain/adoption/application-machine.ts';
import type { ContractState } from '#domain/adoption/contract.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { inRouter } from '#tests/setup/in-router.tsx';
import type { ReceivedApplication } from './received-calls.ts';
import { TransitionDialog } from './TransitionDialog.tsx';
import { movesOf, stateAfter, type TransitionName, transitionWire } from './transitions.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const site = { siteUrl: 'https://casa.example', siteName: 'Casa Animal', timezone: 'UTC' };
const text = received.dialog;

/** With the transitions that the portal tells of whoever decides. */
function applicationIn(status: ApplicationState, signed?: ContractState): ReceivedApplication {
  const transitions = Object.values(applicationMachine.transitions)
    .filter(({ from, by }) =>
      [
        (from as readonly string[]).includes(status),
        (by as readonly string[]).includes('petOwner'),
      ].every(Boolean),
    )
    .map(({ wire }) => wire);
  const contract = signed ? { id: 'c', status: signed, signedBy: null, pdf: null } : null;
  const application = { folio: 7, name: 'Rosa Uc', language: 'es', status, transitions, contract };
  return application as unknown as ReceivedApplication;
}

function open(
  application: ReceivedApplication,
  transition: TransitionName,
  chosen: Partial<Site> = {},
) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ status: 'success', data: {} });
  });
  const onDone = vi.fn();
  render(
    inRouter(
      <SiteProvider value={{ ...site, ...chosen }}>
        <TextsProvider language="es" dictionary={es}>
          <TransitionDialog
            application={application}
            transition={transition}
            onDone={onDone}
            onClose={() => {}}
          />
        </TextsProvider>
      </SiteProvider>,
    ),
  );
  return { sent, onDone };
}

const steps = applicationMachine.states.values.flatMap((from) =>
  movesOf(applicationIn(from)).map((move) => ({ from, move, to: stateAfter(move) })),
);

describe('the dialog of a step', () => {
  test('reserves for as many days as the organisation has chosen', async () => {
    const { sent } = open(applicationIn('approved'), 'reserve', { reservationDays: 5 });
    fireEvent.click(screen.getByRole('button', { name: text.confirm.reserve }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.hasta).toBe(addDays(dateIn(site.timezone, new Date()), 5));
  });

  test.each(steps)('from $from by $move is complete as it opens', async ({ from, move }) => {
    const { sent, onDone } = open(applicationIn(from), move);
    const confirm = text.confirm[move];
    fireEvent.click(screen.getByRole('button', { name: confirm }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ folio: 7, transicion: transitionWire(move) });
    // The one day without which the portal refuses.
    expect(typeof sent[0]?.hasta).toBe(move === 'reserve' ? 'string' : 'undefined');
  });

  test('warns before a family is declined that has signed', () => {
    open(applicationIn('approved', 'prepared'), 'decline');
    expect(screen.queryByText(text.signed.title)).toBeNull();
    cleanup();
    open(applicationIn('approved', 'halfSigned'), 'decline');
    expect(screen.getByText(text.signed.title)).toBeTruthy();
  });

  test('warns before an adoption without a contract that both have signed', () => {
    open(applicationIn('approved', 'halfSigned'), 'adopt');
    expect(screen.getByText(text.unsigned.title)).toBeTruthy();
    cleanup();
    open(applicationIn('approved', 'sealed'), 'adopt');
    expect(screen.queryByText(text.unsigned.title)).toBeNull();
  });
});

test('who may not adopt is offered nothing that gives the pet to them', () => {
  for (const status of applicationMachine.states.values) {
    const application = applicationIn(status);
    const offered = movesOf({ ...application, isRestricted: true });
    const giving: readonly TransitionName[] = ['approve', 'reserve', 'adopt'];
    expect(offered).toEqual(movesOf(application).filter((move) => !giving.includes(move)));
  }
});
