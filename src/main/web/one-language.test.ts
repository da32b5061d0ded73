import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { importsOf, readImports, type ImportEdge } from '../../../scripts/checks/imports.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const { files, edges } = await readImports(ROOT)

/** What a file may have: names of countries, words for screens that are shown when texts cannot be loaded. */
const FEW = 60

/** Both languages on purpose. */
const BOTH: Readonly<Record<string, string>> = {
  'platform/shared/provinces.ts': 'names of provinces, as short as names of countries',
  'tax-numbers/german-states.ts': 'names of sixteen states, as short as names of countries',
  'vat-calculator/headings.ts': 'a pasted table has headings of either language',
  'vat-calculator/names.ts': 'labels of a few characters, which the exported table takes too',
  'work-orders/node-moves.ts': 'staff write to sellers of both languages',
  'work-orders/return-reasons.ts': 'staff write to sellers of both languages',
  'work-orders/usual-supplements.ts': 'staff write to sellers of both languages',
}

/** Contracts are stripped by the build, and tables of texts are loaded by language. */
const isSplitByTheBuild = (file: string): boolean => /(?:contract|\.text)\.tsx?$/.test(file)

/** Every file that a page's script is made of, with the one that imports it. */
function loadedByPages(all: readonly ImportEdge[]): Map<string, string> {
  const from = Map.groupBy(
    all.filter(({ typeOnly }) => !typeOnly),
    (edge) => edge.from,
  )
  const pages = files.filter((file) => /\/web\/(?:.*-page|root|entry\.client)\.tsx$/.test(file))
  const loaded = new Map(pages.map((page) => [page, page]))
  const queue = [...pages]
  for (let file = queue.pop(); file; file = queue.pop()) {
    for (const { to } of from.get(file) ?? []) {
      if (loaded.has(to) || isSplitByTheBuild(to) || !files.includes(to)) continue
      loaded.set(to, file)
      queue.push(to)
    }
  }
  return loaded
}

/** In texts, not in comments. */
function chineseIn(file: string, source: string): number {
  let count = 0
  const add = (text: string) => (count += text.match(/\p{Script=Han}/gu)?.length ?? 0)
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && add(value)),
    TemplateElement: ({ value }) => void add(value.raw),
  }).visit(parseSync(file, source).program)
  return count
}

function leaks(all: readonly ImportEdge[]): string[] {
  return [...loadedByPages(all)]
    .filter(([file]) => chineseIn(file, readFileSync(join(ROOT, 'src', file), 'utf8')) > FEW)
    .map(([file, importer]) => `${file} (imported by ${importer})`)
    .filter((leak) => !Object.keys(BOTH).some((file) => leak.startsWith(file)))
}

test('a page in English loads no Chinese texts', () => {
  expect(loadedByPages(edges).size).toBeGreaterThan(300)
  expect(leaks(edges)).toEqual([])
})

test('a rule that brings its words along is found', () => {
  const planted = importsOf(
    'tax-numbers/check-identifier.ts',
    "import { numberReasons } from './number-reasons.ts'",
  )
  expect(leaks([...edges, ...planted])).toEqual([
    'tax-numbers/number-reasons.ts (imported by tax-numbers/check-identifier.ts)',
  ])
})

test('the exceptions are still loaded, and still in both languages', () => {
  const loaded = loadedByPages(edges)
  for (const file of Object.keys(BOTH)) {
    expect(loaded.has(file), file).toBe(true)
    expect(chineseIn(file, readFileSync(join(ROOT, 'src', file), 'utf8')), file).toBeGreaterThan(FEW)
  }
})
