/**
 * What the calculator adds to a page, gzipped: its own scripts and styles, and those that they load and a public page
 * does not already have. Reads the built product: `npm run build` first.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

const BUDGET_KB = 40
const folder = resolve(import.meta.dirname, '../build/client/assets')

const files = readdirSync(folder)
const importsOf = (file: string): string[] =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/from\s*["']\.\/([^"']+\.js)["']/g)].flatMap(
    ([, name]) => name ?? [],
  )

function reach(from: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const queue = [...from]
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file) || !files.includes(file)) continue
    seen.add(file)
    queue.push(...importsOf(file))
  }
  return seen
}

const gzip = (file: string): number => gzipSync(readFileSync(join(folder, file))).byteLength

const page = files.filter((file) =>
  /^(?:entry\.client|root|storefront-layout|vat-compliance-page)-.*\.js$/.test(file),
)
const calculator = files.find((file) => /^calculator-[\w-]{8}\.js$/.test(file))
if (!calculator || page.length < 3) throw new Error('no built product: npm run build')
const there = reach(page)
const added = [...reach([calculator])].filter((file) => !there.has(file))
const styles = files.filter((file) => /^calculator-.*\.css$/.test(file))
/** Each language's texts are a file of their own; this one has only the calculator's. */
const texts = files.filter(
  (file) =>
    /^(?:en|zh)-.*\.js$/.test(file) && readFileSync(join(folder, file), 'utf8').includes('calculateMany'),
)
const sum = (list: readonly string[]) => list.reduce((total, file) => total + gzip(file), 0) / 1024

for (const file of [...added, ...styles])
  console.log(`${(gzip(file) / 1024).toFixed(1).padStart(7)} KB  ${file}`)
for (const file of texts)
  console.log(`${(gzip(file) / 1024).toFixed(1).padStart(7)} KB  ${file} (one language of the two)`)
const total = sum([...added, ...styles]) + Math.max(0, ...texts.map((file) => gzip(file) / 1024))
console.log(`calculator: ${total.toFixed(1)} KB gzip, budget ${BUDGET_KB} KB`)
process.exitCode = total > BUDGET_KB ? 1 : 0
