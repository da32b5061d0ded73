import type { NumberHint } from './number-hints.ts'

/** A number of a form, with the marks by which it may be known elsewhere. */
type Marked = { path: string; marks: readonly string[] }
/** Where one of them stands; the name is null where the reader may not know of the company. */
export type Holder = { mark: string; companyId: string; name: string | null }

/** More names make no sentence. */
const NAMED = 3

/** What is said of each number that stands at other companies too. */
export function sameNumberHints(numbers: readonly Marked[], holders: readonly Holder[]): NumberHint[] {
  return numbers.flatMap(({ path, marks }): NumberHint[] => {
    const found = holders.filter(({ mark }) => marks.includes(mark))
    const byCompany = new Map(found.map(({ companyId, name }) => [companyId, name]))
    if (byCompany.size === 0) return []
    const who = [...byCompany.values()].filter((name) => name !== null).slice(0, NAMED)
    return [{ path, kind: 'sameNumberAt', who, others: byCompany.size - who.length }]
  })
}
