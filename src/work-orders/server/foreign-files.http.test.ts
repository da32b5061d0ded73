import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#main/app.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { listReadings } from '#documents/vault-contract.ts'
import { wire } from '#main/wiring.ts'
import { staffMe } from '#staff/contract.ts'
import { trailOf } from '#platform/testing/trail.ts'
import { workOrderDetails } from '../contract.ts'
import * as staff from '../staff/contract.ts'
import { openWorkOrder, submitForm, type OpenedWorkOrder } from '../testing/work-orders.builders.ts'

const LIMIT = 3
const app = await testApp({ config: { foreignFilesADay: LIMIT } })
const { seller, agent, reviewer } = app.people
const WHY = 'a colleague is away'
let order: OpenedWorkOrder
let files: string[]

beforeAll(async () => {
  order = await openWorkOrder(app)
  await submitForm(app, order)
  const { body } = await app.get(workOrderDetails, { workOrderId: order.workOrderId }, { as: seller })
  const licence = body.data?.documents.find(({ name }) => name === 'licence.pdf')?.uploadId ?? ''
  files = [licence, ...(await copiesOf(licence, LIMIT + 1))]
})

/** Further files of the same kind, as if colleagues had uploaded them. */
async function copiesOf(fileId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, i) => `file_foreign_${i}`)
  await app.database.pool.query(
    `insert into stored_files select id, company_id, name, type, size, sha256, key_id, scan, 'staff', 'stf_other',
       uploaded_at, sensitive from (
         select unnest($1::text[]) as id, company_id, name, type, size, sha256, key_id, scan, uploaded_at, sensitive
         from stored_files where id = $2) as copies`,
    [ids, fileId],
  )
  const { rows } = await app.database.pool.query<{ key_id: string; size: number }>(
    'select key_id, size from stored_files where id = $1',
    [fileId],
  )
  const [{ key_id: keyId = '', size = 0 } = {}] = rows
  // What cannot be opened costs nothing, so each copy has its bytes.
  for (const id of ids)
    await app.deps.files.put(id, await app.deps.files.get(fileId, { keyId, size: Number(size) }), {
      maxBytes: 1_000_000,
    })
  return ids
}

const read = (uploadId: string | undefined, as: Caller, reason?: string) =>
  app.get(
    staff.staffDownload,
    { workOrderId: order.workOrderId, uploadId, ...(reason && { reason }) },
    { as, lang: 'en' },
  )

const recorded = async (fileId = '') => {
  const { rows } = await app.database.pool.query<{ reason: string | null }>(
    "select reason from document_readings where file_id = $1 and reader_kind = 'staff'",
    [fileId],
  )
  const lines = await trailOf(app.deps, fileId, 'document.read')
  return rows.map(({ reason }, index) => ({ reason, told: lines[index]?.personal?.['reason'] }))
}

describe('a file of an order that is not theirs', () => {
  it('asks for a reason, which is in the record of the reading and in the audit trail; the seller sees who', async () => {
    expect((await read(files[0], agent)).body.error).toBe('documents.reason_missing')
    expect(await recorded(files[0])).toEqual([])
    expect((await read(files[0], agent, WHY)).status).toBe(200)
    const [line] = await recorded(files[0])
    expect(line).toMatchObject({ reason: WHY, told: WHY })
    const { body } = await app.get(listReadings, { uploadId: files[0] }, { as: seller })
    expect(body.data).toMatchObject([{ kind: 'staff', name: 'Lena Vogt' }])
    expect(JSON.stringify(body.data)).not.toContain(WHY)
  })

  it('is one of so many a day; again costs nothing', async () => {
    const statuses: number[] = []
    for (const file of files) statuses.push((await read(file, agent, WHY)).status)
    // The first was opened before; the copies have no bytes, and count all the same.
    expect(statuses.slice(0, LIMIT)).not.toContain(429)
    const last = await read(files.at(-1), agent, WHY)
    expect(last.body).toMatchObject({
      error: 'documents.foreign_used_up',
      message: expect.stringContaining(`${LIMIT} files`),
    })
    expect(await recorded(files.at(-1)), 'a refused reading is none').toEqual([])
    expect((await read(files[0], agent, WHY)).status).toBe(200)
  })

  it('stays used up in another process, as after a restart', async () => {
    const { config, database, clock, deps } = app
    const other = await buildApp({ wired: wire({ config, database, clock, log: deps.log }), database })
    const query = new URLSearchParams({
      workOrderId: order.workOrderId,
      uploadId: files.at(-1) ?? '',
      reason: WHY,
    })
    const answer = await other.inject({
      url: `/server/${config.product}/staff/file/download?${query}`,
      headers: { token: agent.token },
    })
    expect(answer.statusCode).toBe(429)
    await other.close()
  })

  it('is theirs once the order is', async () => {
    const staffId = (await app.get(staffMe, {}, { as: reviewer })).body.data?.id
    expect((await read(files[0], reviewer)).body.error).toBe('documents.reason_missing')
    await app.post(staff.assignWorkOrder, { workOrderId: order.workOrderId, staffId }, { as: reviewer })
    expect((await read(files[0], reviewer)).status).toBe(200)
  })
})
