import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { newId } from '#platform/shared/ids.ts'
import { saveNodeData } from '../contract.ts'
import { answersWithUploads, openWorkOrder } from '../testing/work-orders.builders.ts'

const app = await testApp()
const { seller } = app.people
const PASSPORT = 'EK7340219'

/** The names of the tables that hold a text anywhere, jobs and kept answers included. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await app.database.pool.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  )
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await app.database.pool.query(
      `select 1 from ${name} as t where strpos(row_to_json(t)::text, $1) > 0 limit 1`,
      [text],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

it('a passport number stands nowhere in clear, also where the answer of a conflict is kept', async () => {
  const order = await openWorkOrder(app)
  const { nodeId } = order.node('companyForm')
  const example = JSON.stringify(await answersWithUploads(app, seller))
  const answers: unknown = JSON.parse(example.replace('"E12345678"', `"${PASSPORT}"`))
  const save = (key: string) =>
    app.post(
      saveNodeData,
      { nodeId, answers, submit: false },
      { as: seller, headers: { 'idempotency-key': key } },
    )
  expect((await save(newId('key'))).body.code).toBe(0)
  const key = newId('key')
  const conflict = await save(key)
  expect(conflict).toMatchObject({ status: 409 })
  expect(conflict.raw.toString()).toContain(PASSPORT)
  expect((await save(key)).raw).toEqual(conflict.raw)
  expect(await tablesWith('ZHOU MING')).toContain('public.form_sections')
  expect(await tablesWith(PASSPORT)).toEqual([])
})
