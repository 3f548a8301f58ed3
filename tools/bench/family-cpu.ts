import { readdirSync, readFileSync } from 'node:fs';

/** As Linux counts for programs, whatever the kernel itself counts in. */
const ticksPerSecond = 100;

/** Microseconds of a process and its children, those that have ended too; as Linux tells it. */
export function familyCpuTime(processId: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const figures = statOf(name);
    const isParent = Number(name) === processId;
    if (!isParent && figures[1] !== processId) continue;
    const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = figures.slice(11, 15);
    ticks += user + system + (isParent ? childrenUser + childrenSystem : 0);
  }
  return (ticks * 1_000_000) / ticksPerSecond;
}

/** The fields behind the program's name, which may hold anything. Empty where the process has just ended. */
function statOf(process: string): number[] {
  try {
    const text = readFileSync(`/proc/${process}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return [];
  }
}
