import type { Cells, RowSink, TableFault } from '#reports/reader/cells.ts'
import { categoriesOf, type EprStream } from './categories.ts'
import { categoryName } from './category-names.ts'
import type { QuantityLine } from './entry.ts'
import { readKilograms } from './read-kilograms.ts'

export const QUANTITY_PROBLEMS = [
  'NO_COLUMN',
  'UNKNOWN_LINE',
  'BAD_WEIGHT',
  'TOO_HEAVY',
  'DUPLICATE',
  'NOT_READABLE',
] as const
export type QuantityProblem = { line: number; problem: (typeof QUANTITY_PROBLEMS)[number]; value: string }

/** The columns of the template, in both languages. The second is for people: the first says which line it is. */
export const QUANTITY_HEADINGS = {
  category: { en: 'Line', zh: '项目' },
  name: { en: 'What it is', zh: '说明' },
  kilograms: { en: 'Kilograms', zh: '公斤' },
} as const

const MOST_PROBLEMS = 200
const SHOWN = 60

/** Takes the quantities of a period by the template: a line without a weight counts as none. */
export class QuantitySink implements RowSink {
  readonly #stream: EprStream
  readonly #lines = new Map<string, number>()
  readonly problems: QuantityProblem[] = []
  #hasColumns = false

  constructor(stream: EprStream) {
    this.#stream = stream
  }

  get lines(): QuantityLine[] {
    return [...this.#lines].map(([category, milligrams]) => ({ category, milligrams }))
  }

  header(names: readonly string[]): readonly number[] {
    const places = [QUANTITY_HEADINGS.category, QUANTITY_HEADINGS.kilograms].map(({ en, zh }) => {
      const place = names.findIndex(
        (name) => name.trim().toLowerCase() === en.toLowerCase() || name.trim() === zh,
      )
      if (place < 0) this.#report(1, 'NO_COLUMN', en)
      return place
    })
    this.#hasColumns = places.every((place) => place >= 0)
    return this.#hasColumns ? places : []
  }

  row(cells: Cells): void {
    if (!this.#hasColumns) return
    const [name, weight] = [cells.at(0).trim(), cells.at(1).trim()]
    if (name === '' && weight === '') return
    const category = categoriesOf(this.#stream).find(
      (one) =>
        one === name ||
        categoryName(one)?.en.toLowerCase() === name.toLowerCase() ||
        categoryName(one)?.zh === name,
    )
    if (category === undefined) this.#report(cells.line, 'UNKNOWN_LINE', name)
    else if (this.#lines.has(category)) this.#report(cells.line, 'DUPLICATE', name)
    else {
      const milligrams = weight === '' ? 0 : readKilograms(weight)
      if (typeof milligrams === 'string') this.#report(cells.line, milligrams, weight)
      else this.#lines.set(category, milligrams)
    }
  }

  fault({ line, value }: TableFault): void {
    this.#report(line, 'NOT_READABLE', value)
  }

  #report(line: number, problem: QuantityProblem['problem'], value: string): void {
    if (this.problems.length < MOST_PROBLEMS)
      this.problems.push({ line, problem, value: value.slice(0, SHOWN) })
  }
}
