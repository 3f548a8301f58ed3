import { useRef, useState } from 'react';
import type { TaskId, TaskState } from './save-pet.ts';

export interface Task {
  id: TaskId;
  state: TaskState;
  /** From 0 to 1. */
  share: number;
}

/** What a saving has to do, and how far each of it is. */
export function useTasks() {
  const [tasks, setTasks] = useState<Task[]>([]);
  const current = useRef<TaskId>(undefined);
  return {
    tasks,
    /** The one under way, or the last that was. */
    current,
    plan: (ids: readonly TaskId[]) =>
      setTasks(ids.map((id) => ({ id, state: 'waiting', share: 0 }))),
    onTask(id: TaskId, state: TaskState, share = state === 'done' ? 1 : 0) {
      current.current = id;
      setTasks((before) => {
        const task = { id, state, share };
        return before.some((one) => one.id === id)
          ? before.map((one) => (one.id === id ? task : one))
          : [...before, task];
      });
    },
    /** What is not done waits for the next time. */
    halt: () =>
      setTasks((before) =>
        before.map((task) => (task.state === 'done' ? task : { ...task, state: 'waiting' })),
      ),
  };
}
