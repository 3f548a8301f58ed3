import { StartupError } from '../process/startup-error.ts';
import type { Env, EnvName } from './env.ts';

/** All of `names`, or undefined when none of them (nor of `extras`, which mean nothing alone) is set. */
export function together<Name extends EnvName>(
  env: Env,
  names: readonly Name[],
  extras: readonly EnvName[] = [],
): Record<Name, string> | undefined {
  const isSet = (name: EnvName) => env[name] !== undefined;
  const missing = names.filter((name) => !isSet(name));
  if (missing.length === 0) return env as Record<Name, string>;
  const present = [...names, ...extras].filter(isSet);
  if (present.length === 0) return undefined;
  throw new StartupError(
    `${present.join(', ')}: also needs ${missing.join(', ')}, or set none of them.`,
  );
}
