import { describe, expect, it } from 'vitest'
import { readWithReason } from '#documents/testing/read-with-reason.ts'
import { testApp } from '#main/testing/test-app.ts'
import { saveNodeData, updateNodeData } from '../../contract.ts'
import { printStaffForm, staffWorkOrder } from '../../staff/contract.ts'
import { fillForSeller, formForSeller } from '../../staff/fill-contract.ts'
import {
  answersWithUploads,
  detailOf,
  formOf,
  openWorkOrder,
  uploadForStaff,
  type OpenedWorkOrder,
} from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { seller, agent } = app.people

const toFill = async (order: OpenedWorkOrder) => {
  const { body } = await app.get(formForSeller, order.node('companyForm'), { as: agent })
  if (!body.data) throw new Error(body.message)
  return body.data
}

const fill = (order: OpenedWorkOrder, input: object) =>
  app.post(
    fillForSeller,
    { ...order.node('companyForm'), submit: false, revisions: null, ...input },
    { as: agent },
  )

/** The seller has begun: everything is saved as a draft. */
async function begun() {
  const order = await openWorkOrder(app)
  const answers = await answersWithUploads(app, seller)
  const { nodeId } = order.node('companyForm')
  await app.post(saveNodeData, { nodeId, answers, submit: false }, { as: seller })
  return { order, nodeId, answers }
}

const mailed = async (order: OpenedWorkOrder) => {
  const { rows } = await app.database.pool.query<{ kind: string; params: { note: { en: string } | null } }>(
    `select kind, params from messages where params->>'workOrderId' = $1 and kind like '%For' order by id`,
    [order.workOrderId],
  )
  return rows.map(({ kind, params }) => [kind, params.note?.en])
}

describe('staff who fill in the seller’s form', () => {
  it('read the draft with what is sensitive masked, and leave it as it is', async () => {
    const { order, answers } = await begun()
    const form = await toFill(order)
    expect(form.editablePaths).toBeNull()
    expect(form.maskedPaths).toContain('iban')
    expect(JSON.stringify(form)).not.toContain(String(answers['iban']))
    const changed = { ...form.answers, city: 'Hangzhou' }
    const { body } = await fill(order, { answers: changed, revisions: form.revisions })
    expect(body.data?.status).toBe('OPEN')
    const own = await formOf(app, order)
    expect(own.answers['iban']).toBe(answers['iban'])
    expect(own.answers['city']).toBe('Hangzhou')
  })

  it('leave a mark at what they changed, and at nothing else, until the seller changes it', async () => {
    const { order, nodeId } = await begun()
    const form = await toFill(order)
    await fill(order, { answers: { ...form.answers, city: 'Hangzhou' }, revisions: form.revisions })
    const marked = await formOf(app, order)
    expect(marked.entered).toEqual({ city: { by: app.people.agent.name, at: expect.any(String) } })
    const answers = { ...marked.answers, city: 'Ningbo' }
    const saved = await app.post(
      updateNodeData,
      { nodeId, answers, submit: false, revisions: marked.revisions },
      { as: seller },
    )
    expect(saved.body.code).toBe(0)
    expect((await formOf(app, order)).entered).toEqual({})
  })

  it('are told when the seller saved meanwhile, masked, and overwrite nothing', async () => {
    const { order, nodeId, answers } = await begun()
    const form = await toFill(order)
    const own = await formOf(app, order)
    await app.post(
      updateNodeData,
      { nodeId, answers: { ...own.answers, city: 'Ningbo' }, submit: false, revisions: own.revisions },
      { as: seller },
    )
    const { body, status } = await fill(order, {
      answers: { ...form.answers, city: 'Hangzhou' },
      revisions: form.revisions,
    })
    expect([status, body.error]).toEqual([409, 'forms.stale_revision'])
    expect(body.data).toMatchObject({ answers: { city: 'Ningbo' } })
    expect(JSON.stringify(body)).not.toContain(String(answers['iban']))
    expect((await formOf(app, order)).answers['city']).toBe('Ningbo')
  })

  it('overwrite nothing of a seller who saves after them either', async () => {
    const { order, nodeId } = await begun()
    const own = await formOf(app, order)
    const form = await toFill(order)
    await fill(order, { answers: { ...form.answers, city: 'Hangzhou' }, revisions: form.revisions })
    const { body } = await app.post(
      updateNodeData,
      { nodeId, answers: { ...own.answers, city: 'Ningbo' }, submit: false, revisions: own.revisions },
      { as: seller },
    )
    expect(body).toMatchObject({ error: 'forms.stale_revision', data: { answers: { city: 'Hangzhou' } } })
    expect((await formOf(app, order)).answers['city']).toBe('Hangzhou')
  })

  it('upload a file for an answer, which is the seller’s from then on', async () => {
    const { order } = await begun()
    const form = await toFill(order)
    const uploadId = await uploadForStaff(app, order.workOrderId, 'licence-by-mail.pdf')
    const answers = { ...form.answers, businessLicence: [uploadId] }
    await fill(order, { answers, revisions: form.revisions })
    const { files, entered } = await formOf(app, order)
    expect(files.map(({ name }) => name)).toContain('licence-by-mail.pdf')
    expect(Object.keys(entered)).toEqual(['businessLicence'])
  })

  it('are checked like the seller: what is missing keeps the form open', async () => {
    const { order } = await begun()
    const form = await toFill(order)
    const { city: _, ...answers } = form.answers
    const input = { answers, revisions: form.revisions, submit: true, how: 'TELEPHONE' }
    const { body } = await fill(order, input)
    expect(body.data?.status).toBe('OPEN')
    expect(body.data?.errors).toMatchObject([{ path: 'city' }])
  })

  it('submit it with a word on how the seller told them, which everybody reads', async () => {
    const { order } = await begun()
    const form = await toFill(order)
    const input = { answers: { ...form.answers, city: 'Hangzhou' }, revisions: form.revisions, submit: true }
    const refused = await fill(order, input)
    expect(refused.body).toMatchObject({
      error: 'work_orders.how_missing',
      fields: { how: expect.any(String) },
    })
    expect((await formOf(app, order)).answers['city']).not.toBe('Hangzhou')
    const { body } = await fill(order, { ...input, how: 'TELEPHONE', note: 'Mr Li, 10:15' })
    expect(body.data?.status).toBe('SUBMITTED')
    const [line] = (await detailOf(app, order)).history
    expect(line).toMatchObject({ key: 'node.submittedFor', reason: 'by telephone: Mr Li, 10:15' })
    const { workOrderId } = order
    const seen = (await app.get(staffWorkOrder, { workOrderId }, { as: agent })).body.data?.forms[0]
    expect(seen?.submissions).toMatchObject([{ told: 'by telephone: Mr Li, 10:15' }])
    expect(Object.keys(seen?.entered ?? {})).toEqual(['city'])
    expect(await mailed(order)).toContainEqual([
      'workOrders.submittedFor',
      `Entered for you by ${agent.name} (by telephone: Mr Li, 10:15).`,
    ])
    const { raw } = await readWithReason(app, printStaffForm, order.node('companyForm'), agent)
    expect(raw.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('tell the seller of a draft once an hour, however often it is saved', async () => {
    const { order } = await begun()
    for (const city of ['Hangzhou', 'Ningbo', 'Suzhou']) {
      const form = await toFill(order)
      await fill(order, { answers: { ...form.answers, city }, revisions: form.revisions })
    }
    const keys = (await detailOf(app, order)).history.map(({ key }) => key)
    expect(keys.filter((key) => key === 'node.enteredFor')).toHaveLength(1)
    const told = (await mailed(order)).filter(([kind]) => kind === 'workOrders.enteredFor')
    expect(new Set(told.map(([, note]) => note))).toEqual(new Set([`Entered for you by ${agent.name}.`]))
  })

  it('leave it alone once it was submitted, and through another order', async () => {
    const { order } = await begun()
    const form = await toFill(order)
    const input = { answers: form.answers, revisions: form.revisions, submit: true, how: 'MAIL' }
    expect((await fill(order, input)).body.data?.status).toBe('SUBMITTED')
    expect((await fill(order, input)).body.error).toBe('work_orders.with_agency')
    const other = await openWorkOrder(app)
    const crossed = { nodeId: order.node('companyForm').nodeId, workOrderId: other.workOrderId }
    for (const answer of [
      await app.get(formForSeller, crossed, { as: agent }),
      await app.post(fillForSeller, { ...input, ...crossed }, { as: agent }),
    ])
      expect(answer.body.error).toBe('work_orders.node_not_found')
  })
})
