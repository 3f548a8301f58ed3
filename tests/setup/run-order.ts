import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that take long: a run that knows no earlier one would leave them for one worker alone at the end. */
const long = ['/tests/e2e/torture.test.ts', '/tests/e2e/accessibility.test.ts'];

/**
 * The usual order, but files with the same environment one after the other: a worker whose next file has another one
 * (happy-dom) is ended, and a new one loads all modules again.
 */
export class RunOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    // Of each group and project, which are one after the other already.
    const parts = new Map<string, TestSpecification[]>();
    for (const file of usual) {
      const { name, config } = file.project;
      const part = `${config.sequence.groupOrder} ${name} ${environmentOf(file)}`;
      parts.set(part, [...(parts.get(part) ?? []), file]);
    }
    return [...parts.values()].flatMap((part) =>
      part.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a))),
    );
  }
}

const isLong = ({ moduleId }: TestSpecification) => long.some((file) => moduleId.endsWith(file));

const environmentOf = ({ moduleId }: TestSpecification) =>
  /@vitest-environment (\S+)/.exec(readFileSync(moduleId, 'utf8'))?.[1];
