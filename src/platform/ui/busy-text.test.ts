import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const SRC = resolve(import.meta.dirname, '../..')
const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))

/** What dims the text of something that is being read again: it falls below a contrast of 4.5 to 1. */
const dimmed = (css: string): string[] =>
  [...css.matchAll(/([^{}]*\[aria-busy[^{}]*)\{([^}]*)\}/g)]
    .filter(([, , rules = '']) => /\b(?:opacity|filter):/.test(rules))
    .map(([, selector = '']) => selector.trim())

it('text stays readable while it is read again', () => {
  expect(dimmed(".rows[aria-busy='true'] { opacity: 0.6; }")).toEqual([".rows[aria-busy='true']"])
  expect(sheets.length).toBeGreaterThan(50)
  expect(
    sheets.flatMap((name) => dimmed(readFileSync(join(SRC, name), 'utf8')).map((rule) => [name, rule])),
  ).toEqual([])
})
