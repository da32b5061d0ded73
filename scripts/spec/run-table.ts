import type { Browser } from '@playwright/test'
import { openPlace } from './place.ts'
import { runRow, type Outcome, type Row } from './row.ts'
import type { World } from './world.ts'

const WINDOWS = 3

/** Runs every row: those over HTTP one after the other, as they change records; those in the browser side by side. */
export async function runTable(
  table: readonly Row[],
  world: World,
  browser: Browser,
): Promise<readonly Outcome[]> {
  const outcomes = new Map<Row, Outcome>()
  const run = async (row: Row) => {
    await using place = openPlace(world, browser)
    outcomes.set(row, await runRow(row, place))
  }
  const lane = async (rows: Row[]) => {
    for (let row = rows.shift(); row; row = rows.shift()) await run(row)
  }
  const overHttp = table.filter(({ over }) => over === 'HTTP')
  const inBrowser = table.filter(({ over }) => over === 'browser')
  const windows = inBrowser.toSorted((one, other) => Number(other.slow ?? false) - Number(one.slow ?? false))
  await Promise.all([lane(overHttp), ...Array.from({ length: WINDOWS }, () => lane(windows))])
  return table.flatMap((row) => outcomes.get(row) ?? [])
}
