import { closeSync, createReadStream, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { InvoiceLine } from '#declarations/files/invoice-line.ts'
import type { Treatment } from '#reports/totals.ts'
import { makeRunFolder } from './run-folder.ts'

/** Some megabytes. */
const MOST_IN_MEMORY = 10_000
/** More files at once cost more than reading some of them once more. */
const MOST_RUNS = 64
/** Of each file that is read beside others. */
const READ_AHEAD = 1 << 14
const WRITE_AT_ONCE = 1 << 18

type Line = InvoiceLine & { month: string }
/** What stands in a file: the treatment by its place in the list, since a few thousand rows share one. */
type Kept = Omit<Line, 'treatment'> & { at: number }
/** A file of lines in order, and where those of each month are in it. */
type Run = { path: string; months: Map<string, { start: number; end: number }> }

/**
 * Invoices to businesses as a file of sales has them, put into the order of a register: in memory there are some thousand,
 * the rest is in sorted files of a temporary folder, which are read side by side.
 */
export class SpilledInvoices {
  readonly #treatments: Treatment[] = []
  readonly #places = new Map<string, number>()
  #waiting: Kept[] = []
  #runs: Run[] = []
  #folder: string | null = null
  #made = 0
  readonly #mostInMemory: number
  readonly #mostRuns: number

  constructor(mostInMemory = MOST_IN_MEMORY, mostRuns = MOST_RUNS) {
    this.#mostInMemory = mostInMemory
    this.#mostRuns = mostRuns
  }

  add({ treatment, ...line }: Line): void {
    this.#waiting.push({ ...line, at: this.#placeOf(treatment) })
    if (this.#waiting.length >= this.#mostInMemory) this.#spill()
  }

  /** Those of a month, by the number of the invoice; those of one number in the order of the file of sales. */
  async *of(month: string): AsyncGenerator<InvoiceLine> {
    while (this.#runs.length > this.#mostRuns) await this.#mergeSome()
    const waiting = this.#waiting.filter((one) => one.month === month).toSorted(byPlace)
    for await (const { at, month: _, ...line } of merged([...this.#runs.map(readIn(month)), waiting])) {
      const treatment = this.#treatments[at]
      if (treatment) yield { ...line, treatment }
    }
  }

  /** Removes the files. */
  close(): void {
    if (this.#folder !== null) rmSync(this.#folder, { recursive: true, force: true })
    this.#folder = null
    this.#runs = []
  }

  #placeOf(treatment: Treatment): number {
    const known = this.#places.get(treatment.key)
    if (known !== undefined) return known
    this.#treatments.push(treatment)
    this.#places.set(treatment.key, this.#treatments.length - 1)
    return this.#treatments.length - 1
  }

  #spill(): void {
    const writer = this.#newRun()
    for (const line of this.#waiting.toSorted(byPlace)) writer.add(line)
    this.#waiting = []
    this.#runs.push(writer.close())
  }

  /** The first of them into one, which takes their place: lines of one number stay in their order. */
  async #mergeSome(): Promise<void> {
    const some = this.#runs.slice(0, this.#mostRuns)
    const writer = this.#newRun()
    for (const month of [...new Set(some.flatMap(({ months }) => [...months.keys()]))].toSorted())
      for await (const line of merged(some.map(readIn(month)))) writer.add(line)
    this.#runs = [writer.close(), ...this.#runs.slice(this.#mostRuns)]
    for (const { path } of some) rmSync(path)
  }

  #newRun(): RunWriter {
    this.#folder ??= makeRunFolder()
    return new RunWriter(join(this.#folder, String(this.#made++)))
  }
}

class RunWriter {
  readonly #run: Run
  readonly #file: number
  #text: Buffer[] = []
  #size = 0
  #written = 0

  constructor(path: string) {
    this.#run = { path, months: new Map() }
    this.#file = openSync(path, 'wx', 0o600)
  }

  add(line: Kept): void {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`)
    const start = this.#written + this.#size
    const known = this.#run.months.get(line.month)
    this.#run.months.set(line.month, { start: known?.start ?? start, end: start + bytes.length - 1 })
    this.#text.push(bytes)
    this.#size += bytes.length
    if (this.#size >= WRITE_AT_ONCE) this.#flush()
  }

  close(): Run {
    this.#flush()
    closeSync(this.#file)
    return this.#run
  }

  #flush(): void {
    const bytes = Buffer.concat(this.#text)
    for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at)
    this.#written += bytes.length
    this.#text = []
    this.#size = 0
  }
}

const readIn = (month: string) =>
  async function* ({ path, months }: Run): AsyncGenerator<Kept> {
    const part = months.get(month)
    if (!part) return
    const input = createReadStream(path, { ...part, highWaterMark: READ_AHEAD })
    for await (const line of createInterface({ input })) yield JSON.parse(line) as Kept
  }

/** By month, then by the bytes of the number, as the product's own index has them. */
const byPlace = (one: Kept, other: Kept): number =>
  compared(one.month, other.month) || compared(one.document, other.document)

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

type Source = AsyncIterable<Kept> | Iterable<Kept>
type Head = { next: Kept; rest: AsyncIterator<Kept> | Iterator<Kept>; place: number }

/** Sources that are in order, as one that is; of equal lines those of the earlier source first. */
async function* merged(sources: readonly Source[]): AsyncGenerator<Kept> {
  const heads: Head[] = []
  for (const [place, source] of sources.entries()) {
    const rest = Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]()
    const { value, done } = await rest.next()
    if (done !== true) heads.push({ next: value, rest, place })
  }
  heads.sort(byHead)
  for (let first = heads.shift(); first; first = heads.shift()) {
    yield first.next
    const { value, done } = await first.rest.next()
    if (done === true) continue
    insert(heads, { ...first, next: value })
  }
}

const byHead = (one: Head, other: Head): number => byPlace(one.next, other.next) || one.place - other.place

function insert(heads: Head[], head: Head): void {
  let [low, high] = [0, heads.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const other = heads[middle]
    if (other && byHead(other, head) < 0) low = middle + 1
    else high = middle
  }
  heads.splice(low, 0, head)
}
