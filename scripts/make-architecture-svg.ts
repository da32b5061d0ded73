import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BOX, draw } from './architecture/drawing.ts'
import { layOut, type Arrow } from './architecture/layout.ts'
import { CODE_EDGES, CONTRACT_EDGES } from './checks/boundaries.ts'

/* Generates docs/architecture.svg from the table of boundaries. `--check` only reports whether it is current. */

const TARGET = resolve(import.meta.dirname, '../docs/architecture.svg')

const uses = Object.fromEntries(Object.entries(CODE_EDGES).filter(([name]) => name !== 'platform'))

/** A module's edges that follow from others: one more arrow would add nothing. */
const also = new Map(
  Object.entries(uses).map(([name, used]) => [
    name,
    used.filter((one) => used.some((other) => other !== one && reaches(other, one))),
  ]),
)

const arrows: Arrow[] = [
  ...Object.entries(uses).flatMap(([from, used]) =>
    used.filter((to) => !also.get(from)?.includes(to)).map((to) => ({ from, to, calls: false })),
  ),
  ...Object.entries(CONTRACT_EDGES).flatMap(([from, used]) => used.map((to) => ({ from, to, calls: true }))),
]

const svg = draw(layOut(uses, arrows, BOX.width), also)

if (process.argv.includes('--check')) {
  const current = readFileSync(TARGET, 'utf8') === svg
  console.log(
    current
      ? 'docs/architecture.svg is current'
      : 'docs/architecture.svg is not current: npm run docs:architecture',
  )
  if (!current) process.exit(1)
} else {
  writeFileSync(TARGET, svg)
  console.log(`docs/architecture.svg: ${Object.keys(uses).length} modules, ${arrows.length} arrows`)
}

function reaches(from: string, wanted: string): boolean {
  return (uses[from] ?? []).some((to) => to === wanted || reaches(to, wanted))
}
