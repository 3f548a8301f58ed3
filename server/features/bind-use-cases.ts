/** Takes what it depends on first, then what a caller asks for. */
type UseCase<Dependencies> = (dependencies: Dependencies, ...input: never[]) => unknown;

type Bound<UseCases> = {
  [Name in keyof UseCases]: UseCases[Name] extends (
    dependencies: never,
    ...input: infer Input
  ) => infer Output
    ? (...input: Input) => Output
    : never;
};

/**
 * A service of the use cases of a module (`import * as useCases`), or of several: callers pass their input alone.
 * Modules, not lists of names, so that editors lead from a call to the function and show what it says of itself.
 */
export const bindUseCases = <Dependencies, UseCases extends Record<string, UseCase<Dependencies>>>(
  dependencies: Dependencies,
  useCases: UseCases,
): Bound<UseCases> =>
  Object.fromEntries(
    Object.entries(useCases).map(([name, useCase]) => [
      name,
      (...input: never[]) => useCase(dependencies, ...input),
    ]),
  ) as Bound<UseCases>;
