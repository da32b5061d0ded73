import { describe, expect, it } from 'vitest'
import { kitchenSink, sinkAnswers } from '#forms/testing/kitchen-sink.ts'
import { publishTemplate, saveForm } from '#forms/server/public.ts'
import { readWithReason } from '#documents/testing/read-with-reason.ts'
import { testApp } from '#main/testing/test-app.ts'
import { nodeData, saveNodeData, updateNodeData } from '../../contract.ts'
import { printForm, revealOwnAnswer } from '../../form-contract.ts'
import { printStaffForm, staffWorkOrder } from '../../staff/contract.ts'
import { returnNode } from '../../staff/steps-contract.ts'
import { formOf, openWorkOrder, submitForm, uploadSampleFile } from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { seller, sellerOther, viewer, agent } = app.people

const read = async (nodeId: string, as = seller) => {
  const { body } = await app.get(nodeData, { nodeId }, { as })
  if (!body.data) throw new Error(body.message)
  return body.data
}
const auditOf = async (nodeId: string) => {
  const { rows } = await app.database.pool.query<{ actor_kind: string; detail: object }>(
    "select actor_kind, detail from audit_trail where action = 'answer.read' and record = $1 order by sequence",
    [nodeId],
  )
  return rows
}

describe('sensitive answers', () => {
  it('are masked for readers, and revealed one by one, which is audited', async () => {
    const order = await openWorkOrder(app)
    const answers = await submitForm(app, order)
    const { nodeId } = order.node('companyForm')
    const form = await read(nodeId)
    expect(form.answers).toMatchObject({ iban: '••••3000', directors: [{ passportNumber: '••••5678' }] })
    expect(form.maskedPaths).toEqual(expect.arrayContaining(['iban', 'directors/zhou/passportNumber']))
    const refused = await app.post(revealOwnAnswer, { nodeId, path: 'iban' }, { as: viewer })
    expect(refused.body.error, 'a viewer reads what is masked').toBe('wire.not_allowed')
    expect(await auditOf(nodeId)).toEqual([])

    const shown = await app.post(revealOwnAnswer, { nodeId, path: 'iban' }, { as: seller })
    expect(shown.body.data).toEqual({ value: answers['iban'] })
    expect(await auditOf(nodeId)).toEqual([
      { actor_kind: 'seller', detail: { workOrderId: order.workOrderId, path: 'iban' } },
    ])
  })

  it('of a draft are in clear for its writers, and masked for a viewer', async () => {
    const order = await openWorkOrder(app)
    const { nodeId } = order.node('companyForm')
    await app.post(
      saveNodeData,
      { nodeId, answers: { iban: 'DE89370400440532013000', accountKind: 'iban' }, submit: false },
      { as: seller },
    )
    const [own, seen] = [await read(nodeId), await read(nodeId, viewer)]
    for (const path of own.maskedPaths) expect(seen.maskedPaths).toContain(path)
    expect(own.maskedPaths).toEqual([])
    expect(JSON.stringify(seen.answers)).not.toContain('DE89370400440532013000')
  })

  it.each([
    ['another company', 'iban', () => sellerOther, 404],
    ['a path that is not secret', 'companyName', () => seller, 404],
    ['a path that does not exist', '__proto__', () => seller, 404],
  ])('are not shown: %s', async (_name, path, as, status) => {
    const order = await openWorkOrder(app)
    await submitForm(app, order)
    const { nodeId } = order.node('companyForm')
    expect((await app.post(revealOwnAnswer, { nodeId, path }, { as: as() })).status).toBe(status)
    expect(await auditOf(nodeId)).toEqual([])
  })
})

describe('what changed since last time', () => {
  it('is shown to both sides, answer by answer, without sensitive ones', async () => {
    const order = await openWorkOrder(app)
    const answers = await submitForm(app, order)
    const { nodeId } = order.node('companyForm')
    expect((await read(nodeId)).changes).toEqual([])
    const notes = ['city', 'iban'].map((path) => ({ path, reasonCode: 'notMatching' }))
    await app.post(returnNode, { ...order.node('companyForm'), notes }, { as: agent })
    const { revisions } = await formOf(app, order)
    const better = { ...answers, city: 'Foshan', iban: 'DE75512108001245126199' }
    await app.post(updateNodeData, { nodeId, answers: better, revisions, submit: false }, { as: seller })
    const change = { path: 'city', before: answers['city'], after: 'Foshan' }
    expect((await read(nodeId)).changes, 'while it is being changed').toEqual([change])

    const again = await formOf(app, order)
    const sent = await app.post(
      updateNodeData,
      { nodeId, answers: better, revisions: again.revisions, submit: true },
      { as: seller },
    )
    expect(sent.body.data).toMatchObject({ status: 'SUBMITTED' })
    expect((await read(nodeId)).changes, 'once it is handed in').toEqual([change])
    const { body } = await app.get(staffWorkOrder, { workOrderId: order.workOrderId }, { as: agent })
    expect(body.data?.forms[0]?.changes).toEqual([change])
    expect(JSON.stringify([body.data?.forms[0]?.changes, await read(nodeId)])).not.toContain(
      'DE75512108001245126199',
    )
  })
})

describe('the form as PDF', () => {
  it.each(['en', 'zh', 'both'] as const)('in %s, for the seller and for staff', async (layout) => {
    const order = await openWorkOrder(app)
    await submitForm(app, order)
    const at = order.node('companyForm')
    const own = await app.get(printForm, { nodeId: at.nodeId, layout }, { as: seller })
    expect(own.headers['content-type']).toBe('application/pdf')
    expect(String(own.headers['content-disposition'])).toContain(`${order.number}-${layout}.pdf`)
    expect(own.raw.subarray(0, 5).toString()).toBe('%PDF-')
    const pages = own.raw.toString('latin1').match(/\/Type \/Page\b/g) ?? []
    expect(pages.length).toBeGreaterThanOrEqual(layout === 'both' ? 3 : 2)
    const staffs = await readWithReason(app, printStaffForm, { ...at, layout }, agent)
    expect(staffs.raw.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is not for other companies, does not exist without answers, and shows staff no draft', async () => {
    const order = await openWorkOrder(app)
    const at = order.node('companyForm')
    expect((await app.get(printForm, { nodeId: at.nodeId }, { as: sellerOther })).status).toBe(404)
    expect((await app.get(printForm, { nodeId: at.nodeId }, { as: seller })).body.error).toBe(
      'work_orders.nothing_to_print',
    )
    await app.post(
      saveNodeData,
      { nodeId: at.nodeId, answers: { companyName: 'Lanhai' }, submit: false },
      { as: seller },
    )
    expect(
      (await app.get(printForm, { nodeId: at.nodeId }, { as: seller })).raw.subarray(0, 5).toString(),
    ).toBe('%PDF-')
    expect((await app.get(printStaffForm, at, { as: agent })).body.error).toBe('work_orders.nothing_to_print')
    expect((await app.get(printForm, { nodeId: at.nodeId, layout: 'fr' }, { as: seller })).body.code).toBe(
      400,
    )
  })
})

/** A step that asks every type of question, with answers and uploads for it. */
async function sink() {
  await app.deps.db
    .transaction((tx) => publishTemplate(tx, { ...kitchenSink, key: 'sink' }, app.clock.now()))
    .catch(() => undefined)
  const order = await openWorkOrder(app)
  const { nodeId } = order.node('companyForm')
  await app.database.pool.query('update wo_nodes set form_template = $1 where id = $2', [
    { key: 'sink', version: 1 },
    nodeId,
  ])
  const [paper, copy] = [await uploadSampleFile(app, seller), await uploadSampleFile(app, seller)]
  const [first, second] = sinkAnswers()['owners'] as unknown as object[]
  return {
    order,
    nodeId,
    answers: sinkAnswers({ paper: [paper], owners: [{ ...first, copy: [copy] }, second] }),
  }
}

describe('a form with every type of question', () => {
  it('is saved, submitted and read back unchanged', async () => {
    const { nodeId, answers } = await sink()
    const saved = await app.post(saveNodeData, { nodeId, answers, submit: false }, { as: seller })
    expect(saved.body.data?.errors).toBeUndefined()
    const form = await read(nodeId)
    expect(form.answers).toEqual(answers)
    const sent = await app.post(
      updateNodeData,
      { nodeId, answers, revisions: form.revisions, submit: true },
      { as: seller },
    )
    expect(sent.body.data).toMatchObject({ status: 'SUBMITTED' })
  })

  it('an invited person writes one part beside the seller: neither affects the other, nothing else changes', async () => {
    const { nodeId, answers } = await sink()
    await app.post(saveNodeData, { nodeId, answers, submit: false }, { as: seller })
    const { revisions } = await read(nodeId)
    const { rows } = await app.database.pool.query<{ company_id: string }>(
      'select company_id from wo_nodes where id = $1',
      [nodeId],
    )
    const companyId = rows[0]?.company_id ?? ''
    const help = (part: string[], sent: object, of: Record<string, number>) =>
      app.deps.db.transaction((tx) =>
        saveForm(tx, app.deps, {
          form: { companyId, nodeId },
          template: { key: 'sink', version: 1 },
          answers: sent as never,
          revisions: of,
          submit: true,
          returned: false,
          country: 'DE',
          part,
          by: { id: 'inv_1', name: 'LI NA' },
          today: '2026-03-15',
          now: app.clock.now(),
        }),
      )
    const people = { people: revisions['people'] ?? 0 }
    const owners = [
      { _id: 'a', fullName: 'ZHOU MING', passport: 'E12345678', share: 1 },
      { _id: 'b', fullName: 'LI NA', passport: 'E87654321' },
    ]
    const helped = await help(['people'], { owners, name: 'Hacked', colour: 'red' }, people)
    const own = await app.post(
      updateNodeData,
      {
        nodeId,
        answers: { ...answers, story: 'Chairs' },
        revisions: { simple: revisions['simple'] },
        submit: false,
      },
      { as: seller },
    )
    expect([helped.errors, helped.submitted, own.body.code]).toEqual([[], null, 0])
    const after = await read(nodeId)
    expect(after.answers).toMatchObject({
      name: 'Lanhai Trading',
      story: 'Chairs',
      colour: 'green',
      owners: [
        { _id: 'a', share: 60, signs: true, passport: 'E12345678' },
        { _id: 'b', share: 40, passport: 'E87654321' },
      ],
    })
    expect(after.writers['people']?.name).toBe('LI NA')
    await expect(help(['people'], { owners }, people)).rejects.toMatchObject({
      error: 'forms.stale_revision',
    })
    await expect(help(['people'], {}, { simple: 2 })).rejects.toMatchObject({
      error: 'forms.unknown_section',
    })
  })
})
