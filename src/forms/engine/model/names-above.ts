import { isRows, ownValue } from './answer-kinds.ts'
import type { Answer, Field, Template } from './template.ts'

/** The column whose answers a text must be one of, `directors/fullName`; undefined where any text is allowed. */
export function columnOfChoice(field: Field): string | undefined {
  if (field.type !== 'text') return undefined
  return field.validators?.find((validator) => validator.name === 'oneOf')?.column
}

/** The names that stand in a column, each once, in the order of the rows. */
export function namesIn(column: string, lookup: (ref: string) => Answer | undefined): string[] {
  const [group = '', key = ''] = column.split('/')
  const rows = lookup(group)
  if (!isRows(rows)) return []
  const names = rows
    .map((row) => ownValue(row, key))
    .filter((name) => typeof name === 'string' && name.trim() !== '')
  return [...new Set(names as string[])]
}

/** These have no mark that could be taken off. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

function bare(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\s'’-]/gu, '')
    .replace(/[ßæœøłđ]/g, (letter) => PLAIN[letter] ?? letter)
}

/** `Lü Xi'an` is `LU XIAN`: case, spaces and marks differ between a passport and what people type. */
export function isSameName(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

/**
 * What is open after a return: with a name also the question that must be answered with it, else a name once corrected
 * fits nothing.
 */
export function withChoices(template: Template, openPaths: readonly string[]): string[] {
  const choices = template.sections
    .flatMap((section) => section.fields)
    .filter((field) => {
      const [group, key] = columnOfChoice(field)?.split('/') ?? []
      return openPaths.some((path) => {
        const [opened, , child] = path.split('/')
        return group !== undefined && opened === group && (child === undefined || child === key)
      })
    })
  return [...openPaths, ...choices.map((field) => field.key)]
}
