import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { sealOldAnswers } from '#forms/server/seal-old-answers.ts'
import { newId } from '#platform/shared/ids.ts'
import { nodeData, saveNodeData } from '../../contract.ts'
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

const BORN = '1961-08-27'
const HOME = 'Room 4417, Tower 9, No. 88 Quarry Lane, 518000 Shenzhen, China'
const PHONE = '+8675588441722'

/** A submitted form in which one person's birthday, home and the company's telephone are unlike any other's. */
async function submitPerson() {
  const order = await openWorkOrder(app)
  const { nodeId } = order.node('companyForm')
  const answers = await answersWithUploads(app, seller)
  const [person] = answers['directors'] as readonly object[]
  const own = {
    ...answers,
    phone: PHONE,
    directors: [{ ...person, dateOfBirth: BORN, address: HOME, sharePercent: 100 }],
  }
  const { body } = await app.post(saveNodeData, { nodeId, answers: own, submit: true }, { as: seller })
  expect(body).toMatchObject({ code: 0, data: { status: 'SUBMITTED' } })
  return { order, nodeId }
}

async function expectShown({ order, nodeId }: Awaited<ReturnType<typeof submitPerson>>) {
  const shown = { phone: PHONE, directors: [{ dateOfBirth: BORN, address: HOME }] }
  const own = await app.get(nodeData, { nodeId }, { as: seller })
  expect(own.body.data?.answers).toMatchObject(shown)
  const staff = await app.get(staffWorkOrder, { workOrderId: order.workOrderId }, { as: agent })
  const form = staff.body.data?.forms[0]
  expect(form?.answers).toMatchObject(shown)
  expect(form?.maskedPaths.some((path) => /dateOfBirth|address|phone/.test(path))).toBe(false)
}

it('a dump of a full form has no birthday, home address or telephone in clear, though everybody reads them', async () => {
  const submitted = await submitPerson()
  expect(await tablesWith('ZHOU MING')).toContain('public.form_submissions')
  for (const secret of [BORN, HOME, PHONE]) expect(await tablesWith(secret), secret).toEqual([])
  await expectShown(submitted)
})

it('what an earlier version stored in clear is sealed by a job, once, and reads as before', async () => {
  const submitted = await submitPerson()
  const { nodeId } = submitted
  const { pool } = app.database
  for (const table of ['form_sections', 'form_submissions'])
    await pool.query(
      `update ${table} set seals = 1,
         sealed = (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(sealed)
                   where key !~ 'dateOfBirth|address|phone'),
         answers = case when answers ? 'directors'
           then jsonb_set(answers, '{directors,0}', answers->'directors'->0 || $2::jsonb) else answers end
           || case when answers ? 'companyName' then $3::jsonb else '{}' end
       where node_id = $1`,
      [nodeId, JSON.stringify({ dateOfBirth: BORN, address: HOME }), JSON.stringify({ phone: PHONE })],
    )
  await expectShown(submitted)
  expect(await tablesWith(HOME)).toEqual(
    expect.arrayContaining(['public.form_sections', 'public.form_submissions']),
  )
  expect(await sealOldAnswers(app.deps)).toBe(1)
  for (const secret of [BORN, HOME, PHONE]) expect(await tablesWith(secret), secret).toEqual([])
  await expectShown(submitted)
  expect(await sealOldAnswers(app.deps)).toBe(0)
})

it('a passport number is not in the log either, nor in what staff get without revealing it, whatever is done with the form', async () => {
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

it('where a person was born is sealed too, also in rows of a program that did not seal it', async () => {
  const order = await openWorkOrder(app, seller, 'vat-registration-fr')
  const { nodeId } = order.node('companyForm')
  const answers = { directors: [{ _id: 'a', fullName: 'ZHOU MING', placeOfBirth: 'Qinghuaxiang' }] }
  expect((await app.post(saveNodeData, { nodeId, answers, submit: false }, { as: seller })).body.code).toBe(0)
  expect(await tablesWith('Qinghuaxiang')).toEqual([])
  await app.database.pool.query(
    `update form_sections set seals = 2, sealed = '{}',
       answers = jsonb_set(answers, '{directors,0,placeOfBirth}', '"Qinghuaxiang"')
     where node_id = $1 and section = 'people'`,
    [nodeId],
  )
  expect(await tablesWith('Qinghuaxiang')).toEqual(['public.form_sections'])
  expect(await sealOldAnswers(app.deps)).toBe(1)
  expect(await tablesWith('Qinghuaxiang')).toEqual([])
  const { body } = await app.get(nodeData, { nodeId }, { as: seller })
  expect(body.data?.answers).toMatchObject(answers)
})
