import { z } from 'zod'
import { saying } from './inputs.ts'

/**
 * Characters that nobody sees and that make a text look like another one: control characters, line separators, marks
 * that change the direction of writing (Unicode TR 9), and spaces without width. The two joiners stay: scripts and
 * emoji need them.
 */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu

export const hasHiddenMarks = (text: string): boolean => text.search(HIDDEN) !== -1

/** For texts of several lines: line breaks and tabs stay. */
export const withoutHiddenMarks = (text: string): string =>
  text.replace(HIDDEN, (mark) => (/[\n\t]/.test(mark) ? mark : mark === '\r' ? '\n' : ''))

const NO_HIDDEN_MARKS = saying(
  'This contains invisible characters. Please type it instead of pasting it.',
  '内容中含有不可见字符，请手动输入，不要粘贴。',
)

/**
 * One line of text from outside that other people will read: names of persons, companies and shops, references. The
 * rule of the whole platform for such texts.
 */
export const lineInput = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !hasHiddenMarks(text), NO_HIDDEN_MARKS)

/** Several lines that other people will read: what nobody sees is taken out of them. */
export const linesInput = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => withoutHiddenMarks(text).trim())
    .pipe(z.string().min(1))
