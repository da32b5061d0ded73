import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ownDatabase } from '#platform/testing/database.ts'

/* PostgreSQL 15 is promised, tests run on the newest: what is younger than the promise must not be used. */

const ROOT = resolve(import.meta.dirname, '../..')
const YOUNGER =
  /\b(pg_input_is_valid|pg_input_error_info|any_value|array_shuffle|array_sample|random_normal|json_arrayagg|json_objectagg|json_table|json_exists|json_value|json_query|json_scalar|json_serialize|unicode_assigned|to_bin|to_oct|date_add|date_subtract|uuidv7|uuidv4|casefold|array_sort|array_reverse)\s*\(|\bis json\b|\breturning (old|new)\.|\bgenerated always as \([^)]*\) virtual\b/i

const files = ['migrations/*.sql', 'src/**/*.{queries,repository,tables}.ts'].flatMap((pattern) =>
  globSync(pattern, { cwd: ROOT }),
)

/** What is in a comment is not executed. */
const withoutComments = (text: string) => text.replace(/--[^\n]*|\/\*[\s\S]*?\*\/|^\s*\/\/[^\n]*/gm, '')

test('no statement needs a PostgreSQL after 15', () => {
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter((file) =>
    YOUNGER.test(withoutComments(readFileSync(resolve(ROOT, file), 'utf8'))),
  )
  expect(found).toEqual([])
})

test.each([
  "case when pg_input_is_valid(x, 'date')",
  'select any_value (id)',
  'update t set a = 1 returning old.a',
])('planted: %s is seen', (text) => expect(YOUNGER.test(text)).toBe(true))

test('the days that a migration takes for days are those that there are', async () => {
  const { pool } = await ownDatabase()
  const sql = readFileSync(resolve(ROOT, 'migrations/0034_document_facts.sql'), 'utf8')
  const pattern = /'passportExpiresOn' ~ '([^']+)'/.exec(sql)?.[1] ?? ''
  const { rows } = await pool.query(
    `select day from (
       select format('%s-%s-%s', y, lpad(m::text, 2, '0'), lpad(d::text, 2, '0')) as day
       from generate_series(1896, 2104) y, generate_series(0, 13) m, generate_series(0, 32) d) as days
     where (day ~ $1) <> pg_input_is_valid(day, 'date')`,
    [pattern],
  )
  expect(rows).toEqual([])
  const odd = ['', '2030', 'tomorrow', '2030-1-1', '2030-01-01 ', '0000-01-01', 'infinity']
  expect(odd.filter((text) => new RegExp(pattern).test(text))).toEqual([])
})
