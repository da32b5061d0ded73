import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { newId } from '#platform/shared/ids.ts'
import { saveNodeData } from '../../contract.ts'
import { copyData, printForm } from '../../form-contract.ts'
import { staffWorkOrder } from '../../staff/contract.ts'
import { returnNode } from '../../staff/steps-contract.ts'
import { answersWithUploads, openWorkOrder } from '../../testing/work-orders.builders.ts'

const lines: string[] = []
const logTo = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString())
    done()
  },
})
const app = await testApp({ logTo })
const { seller, agent } = app.people
const PASSPORT = 'EK7340219'

/** The names of the tables that contain a text anywhere, including jobs and stored responses. */
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

it('a passport number is nowhere in clear, not even in a stored conflict response', async () => {
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

it('nor in the log, nor in what staff get without revealing it, whatever is done with the form', async () => {
  const order = await openWorkOrder(app)
  const { nodeId } = order.node('companyForm')
  const example = JSON.stringify(await answersWithUploads(app, seller))
  const answers: unknown = JSON.parse(example.replace('"E12345678"', `"${PASSPORT}"`))
  expect((await app.post(saveNodeData, { nodeId, answers, submit: true }, { as: seller })).body.code).toBe(0)
  await app.post(
    saveNodeData,
    { nodeId, answers: { ...(answers as object), iban: PASSPORT }, submit: false },
    { as: seller },
  )
  const copyTo = await openWorkOrder(app)
  const copied = await app.post(copyData, { from: order.workOrderId, to: copyTo.workOrderId }, { as: seller })
  const notes = [{ path: 'directors/zhou/passportNumber', reasonCode: 'notMatching' }]
  await app.post(returnNode, { ...order.node('companyForm'), notes }, { as: agent })
  await app.get(printForm, { nodeId }, { as: seller })
  await app.drain()
  const staffs = await app.get(staffWorkOrder, { workOrderId: order.workOrderId }, { as: agent })
  expect(copied.body.data?.copied).toContain('directors')
  expect(lines.join('')).toContain('/woNodeData/save')
  expect(lines.join('')).not.toContain(PASSPORT)
  expect(staffs.raw.toString()).not.toContain(PASSPORT)
  expect(copied.raw.toString()).not.toContain(PASSPORT)
  expect(JSON.stringify(await app.mails())).not.toContain(PASSPORT)
  expect(await tablesWith(PASSPORT)).toEqual([])
})
