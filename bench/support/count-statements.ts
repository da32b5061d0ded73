/**
 * Loaded before the product (`--import`): answers the signal SIGUSR2 with how many statements it sent so far, and how
 * many of them were commits, in the file that `COUNT_STATEMENTS_IN` names.
 */
import { writeFileSync } from 'node:fs'
import pg from 'pg'

const file = process.env['COUNT_STATEMENTS_IN']
const sent = { statements: 0, commits: 0 }
const { query } = pg.Client.prototype

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown } | null)?.text ?? '')

pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  sent.statements += 1
  if (textOf(args[0]) === 'commit') sent.commits += 1
  return Reflect.apply(query, this, args) as never
} as typeof query

if (file) process.on('SIGUSR2', () => writeFileSync(file, JSON.stringify(sent)))
