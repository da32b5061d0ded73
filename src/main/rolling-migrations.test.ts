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
/** Takes away, renames or changes what is used, or asks for what only this release writes. */
const BREAKS: readonly RegExp[] = [
  /\bdrop (column|table)\b/i,
  /\brename (to|column)\b/i,
  /\bset not null\b/i,
  /\badd column (?!.*(default|generated)).*not null/i,
  /\balter column .* (set data )?type\b/i,
  /\badd constraint\b/i,
  /\bcreate unique index\b/i,
  /\bcreate (or replace )?(constraint )?(trigger|function)\b/i,
]
const CREATED = /\bcreate table (?:if not exists )?"?(\w+)"?/gi
/** The table that a statement is about. */
const ABOUT = /\b(?:alter table|on)\s+(?:only )?"?(\w+)"?/i
/** Migrations before which all processes of the release before must be stopped, and why. `docs/scale.md` names them. */
const STOP_FIRST: Readonly<Record<string, string>> = {
  '0107_audit-chain':
    'takes away columns of the audit trail that the release before writes with each audited act',
}

/** Those that look as if they broke something, and why they do not. */
const HARMLESS: Readonly<Record<string, string>> = {
  '0108_erasure': 'its triggers refuse as before, and let a job of this release delete',
  '0125_keeping': 'its triggers refuse as before, and let a job of this release empty two columns',
  '0128_queue-and-search':
    'it renames indexes, which no statement names, and drops them once their successors stand',
  '0127_company-first-keys':
    'each key refuses what it refused before; no statement of the release before names one, but for the hourly opening of reports by producers (`group by registrations.id`), which is tried again and done by this release (docs/scale.md)',
}

/** Of a table that is made in the same migration the release before knows nothing. */
function breaks(sql: string): boolean {
  const code = sql.replace(/--(?!> statement).*/g, '')
  const created = new Set([...code.matchAll(CREATED)].map(([, name]) => name))
  return code
    .split('--> statement-breakpoint')
    .filter((statement) => !created.has(ABOUT.exec(statement)?.[1]))
    .some((statement) => BREAKS.some((pattern) => pattern.test(statement)))
}

const judged = globSync('migrations/*.sql', { cwd: ROOT })
  .filter((file) => basename(file) >= SINCE)
  .map((file) => ({ name: basename(file, '.sql'), sql: readFileSync(resolve(ROOT, file), 'utf8') }))

test('the release before goes on working after each migration, or is stopped before it', () => {
  expect(judged.length).toBeGreaterThan(5)
  const suspected = judged.filter(({ sql }) => breaks(sql)).map(({ name }) => name)
  expect(suspected).toEqual([...Object.keys(STOP_FIRST), ...Object.keys(HARMLESS)].toSorted())
})

test('the handbook names those before which everything is stopped', () => {
  const handbook = readFileSync(resolve(ROOT, 'docs/scale.md'), 'utf8')
  expect(Object.keys(STOP_FIRST).filter((name) => !handbook.includes(name))).toEqual([])
})

/**
 * Grouped by its key, a table's other columns may be selected as they are; without that key PostgreSQL refuses the statement.
 * So a release whose statements do it fails at them as soon as the next one changes the key.
 */
const GROUPED_BY_KEY = /groupBy\([^)]*\.id\b|group by [^`\n]*\.id\b/
/** Those that group by every column that they select. */
const GROUPED_BY_ALL = ['src/reports/server/pending-matters.queries.ts']

test('no statement depends on a key that a later release may change', () => {
  const found = globSync('src/**/*.{queries,repository}.ts', { cwd: ROOT }).filter((file) =>
    GROUPED_BY_KEY.test(readFileSync(resolve(ROOT, file), 'utf8')),
  )
  expect(found).toEqual(GROUPED_BY_ALL)
})

test.each([
  'ALTER TABLE "a" DROP COLUMN "b";',
  'DROP TABLE "a" CASCADE;',
  'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
  'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
  'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer;',
  'ALTER TABLE "a" ADD CONSTRAINT "a_b" CHECK ("b" > 0);',
  'CREATE UNIQUE INDEX "a_b" ON "a" USING btree ("b");',
  'CREATE TRIGGER "a_b" BEFORE INSERT ON "a" FOR EACH ROW EXECUTE FUNCTION b();',
  'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;',
])('planted: %s breaks', (sql) => expect(breaks(sql)).toBe(true))

test.each([
  'CREATE TABLE "a" ("b" text);--> statement-breakpoint\nCREATE UNIQUE INDEX "a_b" ON "a" USING btree ("b");',
  'ALTER TABLE "a" ADD COLUMN "b" text;',
  `ALTER TABLE "a" ADD COLUMN "b" text DEFAULT '' NOT NULL;`,
  'CREATE TABLE "a" ("b" text NOT NULL);',
  '-- drop table a\nselect 1;',
])('planted: %s does not', (sql) => expect(breaks(sql)).toBe(false))
