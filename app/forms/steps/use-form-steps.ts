import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusOn } from './focus-on.ts';

const summaryTarget = Symbol('summary');

interface Parts<Step extends string, Field extends string> {
  /** In their order; the last one is where everything is reviewed. */
  steps: readonly [Step, ...Step[]];
  stepOf: (field: Field) => Step;
  onLeave: (step: Step) => void;
}

/** The step is the fragment of the address, so that the way back leads to the step before. */
export function useFormSteps<Step extends string, Field extends string>(parts: Parts<Step, Field>) {
  const { steps } = parts;
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const step = steps.find((each) => hash === `#${each}`) ?? steps[0];
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const layout = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const target = useRef<Field | typeof summaryTarget>(undefined);
  const latest = useRef(parts);
  latest.current = parts;

  useEffect(() => {
    if (shown.current === step) return;
    latest.current.onLeave(shown.current);
    shown.current = step;
    const wanted = target.current;
    target.current = undefined;
    if (wanted === summaryTarget) return focusOn(summary.current);
    const field = wanted && findField(wanted);
    if (field) return focusOn(field);
    // With the list of steps above it, where a telephone has it.
    focusOn(heading.current, layout.current);
  }, [step]);

  function goTo(next: Step, then?: Field | typeof summaryTarget) {
    target.current = then;
    if (next !== step) navigate({ hash: next, search }, { preventScrollReset: true });
  }

  const index = steps.indexOf(step);
  const last = steps.at(-1) ?? step;
  return {
    step,
    before: steps[index - 1],
    after: steps[index + 1],
    heading,
    summary,
    layout,
    goTo: (next: Step) => goTo(next),
    focusField(field: Field) {
      const at = latest.current.stepOf(field);
      if (at === step) focusOn(findField(field));
      else goTo(at, field);
    },
    /** What is missing, told above the review. */
    showSummary() {
      goTo(last, summaryTarget);
      if (step !== last) return;
      target.current = undefined;
      requestAnimationFrame(() => focusOn(summary.current));
    },
  };
}

/** Of a choice, the answer that was made, or the first. */
const findField = (field: string) =>
  document.querySelector<HTMLElement>(`form [name="${field}"]:checked`) ??
  document.querySelector<HTMLElement>(`form [name="${field}"]`);
