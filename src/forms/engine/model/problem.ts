import type { FormMessageKey } from './messages.ts'

/** What is wrong with one answer: the key of a text in `messages.ts` and its parameters. */
export type Problem = { key: FormMessageKey; params: Record<string, string | number> }

export function problem(key: FormMessageKey, params: Record<string, string | number> = {}): Problem {
  return { key, params }
}
