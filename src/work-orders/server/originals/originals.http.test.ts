import { describe, expect, it } from 'vitest'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { confirmOriginal, listOriginals, sendOriginal } from '../../originals/originals-contract.ts'
import { addOriginal, moveOriginal, originalsList, staffOriginals } from '../../staff/originals-contract.ts'
import { detailOf, openWorkOrder } from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { seller, sellerOther, viewer, agent } = app.people

const LICENCE = { kind: 'REGISTER_EXTRACT', asked: true, needs: ['TRANSLATION', 'APOSTILLE'] }

async function asked(draft: object = LICENCE) {
  const order = await openWorkOrder(app)
  const { workOrderId } = order
  const { body } = await app.post(addOriginal, { workOrderId, ...draft }, { as: agent })
  return { order, workOrderId, id: body.data?.id ?? '' }
}
type Asked = Awaited<ReturnType<typeof asked>>

const own = async ({ workOrderId }: Asked, lang: 'en' | 'zh' = 'en') => {
  const { body } = await app.get(listOriginals, { workOrderId }, { as: seller, lang })
  if (!body.data) throw new Error(body.message)
  return body.data
}

const move = ({ workOrderId, id }: Asked, status: string, action: string, said: object = {}) =>
  app.post(moveOriginal, { workOrderId, id, status, action, ...said }, { as: agent })

const toDos = async () =>
  (await app.get(listPendingMatters, { pageSize: 100 }, { as: seller })).body.data?.records ?? []

describe('an original that the seller has to send', () => {
  it('is asked for with where to send it, what it needs and by when', async () => {
    const step = (await openWorkOrder(app)).node('handIn')
    const draft = { ...LICENCE, nodeId: step.nodeId, note: 'Stamped on each page.' }
    const { body } = await app.post(addOriginal, { ...draft, workOrderId: step.workOrderId }, { as: agent })
    expect(body.code).toBe(0)
    const { sendTo, records } = (
      await app.get(listOriginals, { workOrderId: step.workOrderId }, { as: seller })
    ).body.data ?? { sendTo: undefined, records: [] }
    expect(sendTo?.name).toBe(app.deps.config.agency.name)
    expect(sendTo?.lines).toEqual(app.deps.config.agency.address.filter(Boolean))
    expect(records).toMatchObject([
      {
        title: 'Business licence or register extract',
        step: { id: step.nodeId },
        status: 'ASKED',
        needs: ['TRANSLATION', 'APOSTILLE'],
        left: ['TRANSLATION', 'APOSTILLE'],
        note: 'Stamped on each page.',
        late: false,
        actions: ['send'],
      },
    ])
    const zh = await app.get(listOriginals, { workOrderId: step.workOrderId }, { as: seller, lang: 'zh' })
    expect(zh.body.data?.records[0]?.title).toBe('营业执照或登记摘录')
  })

  it('is a to-do until it is sent, and the seller is told by mail', async () => {
    const paper = await asked()
    const mine = (records: Awaited<ReturnType<typeof toDos>>) => records.filter(({ id }) => id === paper.id)
    expect(mine(await toDos())).toMatchObject([
      { title: 'Send the original: Business licence or register extract', type: 'SUPPLEMENT' },
    ])
    const { rows } = await app.database.pool.query(
      "select 1 from messages where kind = 'workOrders.originalAsked' and params->>'workOrderId' = $1",
      [paper.workOrderId],
    )
    expect(rows.length).toBeGreaterThan(0)
    const { workOrderId, id } = paper
    const sent = { workOrderId, id, status: 'ASKED', courier: 'SF Express', tracking: 'SF123' }
    expect((await app.post(sendOriginal, sent, { as: seller })).body.data?.status).toBe('ON_THE_WAY')
    expect(mine(await toDos())).toEqual([])
  })

  it('names its courier', async () => {
    const { workOrderId, id } = await asked()
    const { body } = await app.post(sendOriginal, { workOrderId, id, status: 'ASKED' }, { as: seller })
    expect(body).toMatchObject({
      error: 'originals.courier_missing',
      fields: { courier: expect.any(String) },
    })
  })
})

describe('the way of an original', () => {
  it('goes to the translator, the apostille and back to the seller, each step on the record', async () => {
    const paper = await asked()
    const { workOrderId, id } = paper
    await app.post(sendOriginal, { workOrderId, id, status: 'ASKED', courier: 'SF' }, { as: seller })
    const today = agencyToday(app)
    const steps: [string, string, object][] = [
      ['ON_THE_WAY', 'receive', { validUntil: addDays(today, 90) }],
      ['HERE', 'handOut', { holder: 'TRANSLATOR', holderName: 'K. Vogel', on: today }],
      ['OUT', 'receive', { on: today }],
      ['HERE', 'handOut', { holder: 'APOSTILLE_OFFICE' }],
      ['OUT', 'receive', {}],
      ['HERE', 'sendBack', { courier: 'DHL', tracking: 'JD01' }],
    ]
    for (const [status, action, said] of steps)
      expect((await move(paper, status, action, said)).body.code, action).toBe(0)
    const [record] = (await own(paper)).records
    expect(record).toMatchObject({
      status: 'SENT_BACK',
      courier: 'DHL',
      tracking: 'JD01',
      holder: null,
      done: { TRANSLATION: today, APOSTILLE: today },
      left: [],
      validUntil: addDays(today, 90),
      actions: ['confirm'],
    })
    expect(record?.moves.map(({ action, by }) => [action, by.kind])).toEqual([
      ['send', 'seller'],
      ...steps.map(([, action]) => [action, 'staff']),
    ])
    expect(record?.moves[2]).toMatchObject({ holder: 'TRANSLATOR', holderName: 'K. Vogel' })
    const back = await app.post(confirmOriginal, { workOrderId, id, status: 'SENT_BACK' }, { as: seller })
    expect(back.body.data?.status).toBe('RETURNED')
    const { history } = await detailOf(app, paper.order)
    expect(history.filter(({ key }) => key.startsWith('original.')).map(({ key }) => key)).toEqual([
      'original.confirm',
      'original.sendBack',
      'original.receive',
      'original.handOut',
      'original.receive',
      'original.handOut',
      'original.receive',
      'original.send',
      'original.asked',
    ])
    const { rows } = await app.database.pool.query<{ action: string }>(
      "select action from audit_trail where record = $1 and actor_kind = 'staff' order by sequence",
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'original.add',
      ...steps.map(([, action]) => `original.${action}`),
    ])
  })

  it('says who has it', async () => {
    const paper = await asked({ kind: 'ARTICLES', asked: false })
    const { body } = await move(paper, 'HERE', 'handOut')
    expect(body).toMatchObject({ error: 'originals.holder_missing', fields: { holder: expect.any(String) } })
  })

  it.each([
    ['what is not possible now', 'ASKED', 'handOut', 422, 'originals.not_now'],
    ['what somebody else has moved', 'HERE', 'handOut', 409, 'originals.moved_on'],
  ])('refuses %s, and stays', async (_, status, action, code, error) => {
    const paper = await asked()
    const refused = await move(paper, status, action, { holder: 'NOTARY' })
    expect([refused.status, refused.body.error]).toEqual([code, error])
    expect((await own(paper)).records).toMatchObject([{ status: 'ASKED', moves: [] }])
  })

  it('says who recorded what meanwhile', async () => {
    const paper = await asked()
    expect((await move(paper, 'ASKED', 'receive')).body.error).toBeUndefined()
    expect((await move(paper, 'HERE', 'handOut', { holder: 'NOTARY' })).body.error).toBeUndefined()
    const late = await move(paper, 'HERE', 'sendBack', { courier: 'DHL' })
    expect(late.body).toMatchObject({ error: 'originals.moved_on', data: { status: 'OUT' } })
    expect(late.body.message).toContain(`(${agent.name}: handed the original of`)
    expect(late.body.message).toContain('notary')
  })

  it('is not of tomorrow', async () => {
    const paper = await asked()
    const on = addDays(agencyToday(app), 1)
    expect((await move(paper, 'ASKED', 'receive', { on })).body.error).toBe('work_orders.day_in_future')
  })

  it('two record at once: one counts', async () => {
    const paper = await asked()
    const both = await Promise.all([move(paper, 'ASKED', 'receive'), move(paper, 'ASKED', 'withdraw')])
    expect(both.map(({ body }) => body.error ?? 'done').toSorted()).toEqual(['done', 'originals.moved_on'])
    expect((await own(paper)).records[0]?.moves).toHaveLength(1)
  })
})

describe('who may', () => {
  it('nobody of another company sees or moves it, and a viewer only looks', async () => {
    const paper = await asked()
    const { workOrderId, id } = paper
    const sent = { workOrderId, id, status: 'ASKED', courier: 'SF' }
    for (const answer of [
      await app.get(listOriginals, { workOrderId }, { as: sellerOther }),
      await app.post(sendOriginal, sent, { as: sellerOther }),
    ])
      expect(answer.body.error).toBe('work_orders.not_found')
    expect((await app.get(listOriginals, { workOrderId }, { as: viewer })).body.data?.records).toHaveLength(1)
    expect((await app.post(sendOriginal, sent, { as: viewer })).body.code).not.toBe(0)
    expect((await own(paper)).records[0]?.status).toBe('ASKED')
  })

  it('a paper is moved in its own work order only', async () => {
    const [one, other] = [await asked(), await asked()]
    const crossed = { ...one, workOrderId: other.workOrderId }
    expect((await move(crossed, 'ASKED', 'receive')).body.error).toBe('originals.not_found')
  })
})

describe('the list of the staff', () => {
  it('shows what is out, the longest first, and what expires, the next first', async () => {
    const today = agencyToday(app)
    const [later, sooner] = [
      await asked({ kind: 'ARTICLES', asked: false, validUntil: addDays(today, 50) }),
      await asked({ kind: 'ID_COPY', asked: false, validUntil: addDays(today, 5) }),
    ]
    await asked({ kind: 'RESIDENCE', asked: false, validUntil: addDays(today, 61) })
    for (const paper of [later, sooner]) {
      await move(paper, 'HERE', 'handOut', { holder: 'NOTARY' })
      app.clock.advance(60_000)
    }
    const list = async (view: string) =>
      (await app.get(originalsList, { view, pageSize: 100 }, { as: agent })).body.data?.records ?? []
    const ofThese = (records: Awaited<ReturnType<typeof list>>) =>
      records.map(({ id }) => id).filter((id) => id === later.id || id === sooner.id)
    expect(ofThese(await list('out'))).toEqual([later.id, sooner.id])
    expect(ofThese(await list('expiring'))).toEqual([sooner.id, later.id])
    expect((await list('expiring')).every(({ kind }) => kind !== 'RESIDENCE')).toBe(true)
    const { workOrderId } = later
    const { records } = (await app.get(staffOriginals, { workOrderId }, { as: agent })).body.data ?? {
      records: [],
    }
    expect(records[0]?.actions).toEqual(['receive', 'keep', 'lose'])
  })
})

describe('what is put down', () => {
  it.each([
    ['a paper of no kind without a name', { kind: 'OTHER', asked: true }, 'originals.title_missing'],
    ['a day that is over', { ...LICENCE, dueOn: '2020-01-01' }, 'work_orders.day_in_past'],
    ['a step that is not there', { ...LICENCE, nodeId: 'node_none' }, 'work_orders.node_not_found'],
  ])('%s is refused', async (_, draft, error) => {
    const { workOrderId } = await openWorkOrder(app)
    expect((await app.post(addOriginal, { workOrderId, ...draft }, { as: agent })).body.error).toBe(error)
  })
})
