import type { MessageKey } from '../messages.ts';

const shortestPassword = 8;
const longestPassword = 1_024;

/** What its form can tell of a new password; how easily it is guessed is for the server to say. */
export function newPasswordProblem(password: string): MessageKey | undefined {
  if (password === '') return 'passwordRequired';
  // Counted as people count: an emoji is one character.
  if ([...password].length < shortestPassword) return 'passwordTooShort';
  return password.length > longestPassword ? 'passwordTooLong' : undefined;
}

/** Typed twice, so that nobody is kept out by a slip of the pen. */
export function newPasswordProblems(typed: {
  password: string;
  confirmation: string;
}): Partial<Record<keyof typeof typed, MessageKey>> {
  const { password, confirmation } = typed;
  const differ = password === confirmation ? undefined : 'passwordsDiffer';
  return {
    password: newPasswordProblem(password),
    confirmation: confirmation === '' ? 'passwordConfirmationRequired' : differ,
  };
}
