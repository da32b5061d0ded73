import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, readImports, type ImportEdge } from '../../../scripts/checks/imports.ts'

const { files, edges } = await readImports(resolve(import.meta.dirname, '../../..'))

/** A visitor's first pages, with what is around them. */
const FIRST = [
  'main/web/root.tsx',
  'main/web/storefront-layout.tsx',
  'site/web/home-page.tsx',
  'catalogue/web/services-page.tsx',
  'catalogue/web/product-details-page.tsx',
]

/** Each costs 1 to 20 KB, and most visitors of these pages need none of them. */
const LATER = [
  'platform/web/query.ts',
  'platform/ui/dialog.tsx',
  'platform/ui/drawer.tsx',
  'platform/ui/menu.tsx',
  'platform/ui/combobox.tsx',
  'platform/ui/tabs.tsx',
  'platform/ui/lane/lane.tsx',
  'accounts/web/public.tsx',
  'forms/web/template-preview.tsx',
]

/** The ways by which a file is loaded together with the first pages. */
function loadedAtOnce(all: readonly ImportEdge[]): string[] {
  const from = Map.groupBy(
    all.filter(({ typeOnly, late, from: file }) => !typeOnly && !late && !file.endsWith('contract.ts')),
    (edge) => edge.from,
  )
  const way = new Map(FIRST.map((file) => [file, file]))
  const queue = [...FIRST]
  for (let file = queue.shift(); file; file = queue.shift()) {
    for (const { to } of from.get(file) ?? []) {
      if (way.has(to)) continue
      way.set(to, `${way.get(file)} → ${to}`)
      queue.push(to)
    }
  }
  return LATER.flatMap((file) => way.get(file) ?? [])
}

test('the first pages load neither the read cache nor the component kit, the account’s forms or what draws lanes', () => {
  expect(files).toEqual(expect.arrayContaining([...FIRST, ...LATER]))
  expect(loadedAtOnce(edges)).toEqual([])
})

test('an import that would load them is found', () => {
  const planted = importsOf(
    'cart/web/add-to-cart.tsx',
    "import { useSession } from '#accounts/web/public.tsx'",
  )
  expect(loadedAtOnce([...edges, ...planted])).toContain(
    'main/web/storefront-layout.tsx → cart/web/add-to-cart.tsx → accounts/web/public.tsx',
  )
})
