import type { LocalText } from '#platform/shared/local-text.ts'

export const MOST_NAME_LETTERS = 60
export const MOST_BLOCK_LETTERS = 2000

/** How many letters a text has more than a block may have; 0 for one that can be kept. */
export function lettersOver(text: string | LocalText): number {
  const longest = typeof text === 'string' ? text.length : Math.max(text.en.length, text.zh.length)
  return Math.max(0, longest - MOST_BLOCK_LETTERS)
}
