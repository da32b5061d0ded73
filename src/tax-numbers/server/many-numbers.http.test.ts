import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { conclusiveChecks, publishedNames } from './number-checks.repository.ts'
import { vatNumberChecks } from './number-checks.tables.ts'

const { deps } = await testApp()
/** A statement has at most 65,535 parameters. */
const MANY = 70_000
const numbers = Array.from({ length: MANY }, (_, at) => `PL${at}`)

test('what registers answered is asked for about more numbers than a statement has parameters', async () => {
  await deps.db.execute(
    sql`insert into ${vatNumberChecks} (id, vat_number, register, outcome, published_name, checked_at) select 'vnc_' || n, 'PL' || n, 'vies', case when n % 2 = 0 then 'valid' else 'invalid' end, case when n % 2 = 0 then 'Firm ' || n end, timestamptz '2026-01-01' + n * interval '1 second' from generate_series(0, ${MANY - 1}) n`,
  )
  const checks = await conclusiveChecks(deps.db, numbers)
  expect(checks).toHaveLength(MANY)
  expect(checks.at(-1)).toMatchObject({ vatNumber: `PL${MANY - 1}`, valid: false })
  const names = await publishedNames(deps.db, numbers)
  expect(names.size).toBe(MANY / 2)
  expect(names.get('PL69998')).toBe('Firm 69998')
})
