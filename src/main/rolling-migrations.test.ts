import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { expect, test } from 'vitest'

/*
 * Processes are replaced one by one: until the last one is, the release before works with tables of this one. What it
 * reads or writes must therefore still be there, and what it does not know must not be asked of it.
 */

const ROOT = resolve(import.meta.dirname, '../..')
/** The first migration that was judged. */
const SINCE = '0106'
/** Takes away or renames what is used, or asks for what only this release writes. */
const BREAKS: readonly RegExp[] = [
  /\bdrop (column|table)\b/i,
  /\brename (to|column)\b/i,
  /\bset not null\b/i,
  /\badd column (?!.*(default|generated)).*not null/i,
]
/** Migrations before which all processes of the release before must be stopped, and why. `docs/scale.md` names them. */
const STOP_FIRST: Readonly<Record<string, string>> = {
  '0107_audit-chain':
    'takes away columns of the audit trail that the release before writes with each audited act',
}

const breaks = (sql: string): boolean =>
  sql
    .replace(/--(?!> statement).*/g, '')
    .split('--> statement-breakpoint')
    .some((statement) => BREAKS.some((pattern) => pattern.test(statement)))

const judged = globSync('migrations/*.sql', { cwd: ROOT })
  .filter((file) => basename(file) >= SINCE)
  .map((file) => ({ name: basename(file, '.sql'), sql: readFileSync(resolve(ROOT, file), 'utf8') }))

test('the release before goes on working after each migration, or is stopped before it', () => {
  expect(judged.length).toBeGreaterThan(5)
  expect(judged.filter(({ sql }) => breaks(sql)).map(({ name }) => name)).toEqual(Object.keys(STOP_FIRST))
})

test('the handbook names those before which everything is stopped', () => {
  const handbook = readFileSync(resolve(ROOT, 'docs/scale.md'), 'utf8')
  expect(Object.keys(STOP_FIRST).filter((name) => !handbook.includes(name))).toEqual([])
})

test.each([
  'ALTER TABLE "a" DROP COLUMN "b";',
  'DROP TABLE "a" CASCADE;',
  'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
  'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
  'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;',
])('planted: %s breaks', (sql) => expect(breaks(sql)).toBe(true))

test.each([
  'ALTER TABLE "a" ADD COLUMN "b" text;',
  `ALTER TABLE "a" ADD COLUMN "b" text DEFAULT '' NOT NULL;`,
  'CREATE TABLE "a" ("b" text NOT NULL);',
  '-- drop table a\nselect 1;',
])('planted: %s does not', (sql) => expect(breaks(sql)).toBe(false))
