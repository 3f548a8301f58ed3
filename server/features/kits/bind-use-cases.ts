/** Takes what it depends on first, then what a caller asks for. */
type UseCase<Dependencies> = (dependencies: Dependencies, ...input: never[]) => unknown;

type UseCases<Dependencies> = Record<string, UseCase<Dependencies>>;

type Bound<UseCases> = {
  [Name in keyof UseCases]: UseCases[Name] extends (
    dependencies: never,
    ...input: infer Input
  ) => infer Output
    ? (...input: Input) => Output
    : never;
};

type AllBound<Modules extends readonly unknown[]> = Modules extends readonly [
  infer First,
  ...infer Rest,
]
  ? Bound<First> & AllBound<Rest>
  : unknown;

/**
 * A service of the use cases of modules (`import * as useCases`): callers pass their input alone.
 * Modules, not lists of names, so that editors lead from a call to the function and show what it says of itself.
 * @throws where two modules have a name in common, of which one would never be called
 */
export function bindUseCases<Dependencies, Modules extends readonly UseCases<Dependencies>[]>(
  dependencies: Dependencies,
  ...modules: Modules
): AllBound<Modules> {
  const bound: Record<string, unknown> = {};
  for (const useCases of modules) {
    for (const [name, useCase] of Object.entries(useCases)) {
      if (Object.hasOwn(bound, name))
        throw new Error(`two use cases of one service are called ${name}`);
      bound[name] = (...input: never[]) => useCase(dependencies, ...input);
    }
  }
  return bound as AllBound<Modules>;
}
