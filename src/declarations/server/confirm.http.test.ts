import { describe, expect, it } from 'vitest'
import { aColleague } from '#accounts/server/accounts.builders.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import {
  confirmDeclaration,
  downloadWorksheet,
  queryDeclaration,
  readDeclaration,
  withdrawQuery,
} from '../contract.ts'
import { filedDeclaration, waitingDeclaration } from '../testing/declarations.builders.ts'
import { historyOf } from './declarations.queries.ts'
import { declarationBoxes } from './declarations.tables.ts'
import { moveDeclaration } from './move-declaration.ts'

const app = await testApp()
const { seller, sellerOther, viewer } = app.people

const detail = async (id: string, as: Caller = seller) =>
  (await app.get(readDeclaration, { id }, { as })).body
const steps = async (id: string) => (await detail(id)).data?.history.map(({ action }) => action)

/** What the audit trail has of a declaration; `address`: from where, under the key of the person. */
const trail = async (id: string) => {
  const { rows } = await app.database.pool.query(
    `select actor_kind as kind, action, detail->>'status' as status, personal is not null as address
      from audit_trail where record = $1 order by sequence`,
    [id],
  )
  return rows
}

describe('a declaration that waits for the seller', () => {
  it('shows the boxes of its last revision, and what happens on silence', async () => {
    const row = await waitingDeclaration(app, { dueOn: '2099-04-10' })
    const { data } = await detail(row.id)
    expect(data).toMatchObject({
      revision: 2,
      mayConfirm: true,
      boxes: [
        { box: '81', amount: 100_000, before: null, decimals: 2 },
        { box: '83', amount: 19_000 },
      ],
      silence: { outcome: 'HELD', dueOn: '2099-04-10', lateFrom: '2099-04-11' },
    })
    expect(data?.silence?.consequence?.source).toContain('AO § 240')
    expect((await detail(row.id, viewer)).data).toMatchObject({ mayConfirm: false })
    expect(await detail(row.id, sellerOther)).toMatchObject({ error: 'declarations.not_found' })
    expect(await detail('dc_none')).toMatchObject({ error: 'declarations.not_found' })
  })

  it('is confirmed once, by the revision that was seen, and then the tax is owed', async () => {
    const { id } = await waitingDeclaration(app)
    const confirm = (revision: number) =>
      app.post(confirmDeclaration, { id, revision }, { as: seller }).then(({ body }) => body)
    expect(await confirm(1)).toMatchObject({ error: 'declarations.outdated' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(2)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ error }) => error ?? []))).toEqual(new Set(['declarations.not_now']))
    expect((await detail(id)).data).toMatchObject({ status: 'CONFIRMED', taxStatus: 'DUE', silence: null })
    expect(await steps(id)).toEqual(['confirm'])
    expect(await trail(id)).toEqual([
      { kind: 'seller', action: 'declarations.confirm', status: 'CONFIRMED', address: true },
    ])
  })

  it.each([
    [0, 'NONE'],
    [null, 'NONE'],
    [-1_250, 'CREDIT'],
  ])('with %s to pay its tax is %s after confirming', async (payable, taxStatus) => {
    const { id, revision } = await waitingDeclaration(app, { payable })
    const { body } = await app.post(confirmDeclaration, { id, revision }, { as: seller })
    expect(body.data).toMatchObject({ taxStatus })
  })

  it('is nobody else’s to confirm', async () => {
    const { id, revision, companyId } = await waitingDeclaration(app)
    const foreign = await app.post(confirmDeclaration, { id, revision }, { as: sellerOther })
    expect(foreign.body).toMatchObject({ error: 'declarations.not_found' })
    expect((await app.post(confirmDeclaration, { id, revision }, { as: viewer })).body.code).not.toBe(0)
    expect(await historyOf(app.deps.db, { companyId, id })).toEqual([])
  })
})

describe('a confirmation that lapsed', () => {
  it('shows what was confirmed beside the figures of now, until these are confirmed', async () => {
    const row = await waitingDeclaration(app, { kind: 'RETURN' })
    const { companyId, id } = row
    expect((await detail(id)).data?.confirmedBefore).toBeNull()
    await app.post(confirmDeclaration, { id, revision: 2 }, { as: seller })
    expect((await detail(id)).data?.confirmedBefore).toBeNull()
    const step = { companyId, id, by: PORTAL, at: app.clock.now() }
    await app.deps.db.transaction((tx) =>
      moveDeclaration(tx, { ...step, action: 'outdate' }, () => ({ revision: 3, confirmedRevision: null })),
    )
    const figure = { companyId, declarationId: id, revision: 3, decimals: 2, sources: [] }
    await app.deps.db.insert(declarationBoxes).values({ ...figure, box: '81', position: 1, amount: 120_000 })
    expect((await detail(id)).data).toMatchObject({
      boxes: [{ box: '81', amount: 120_000 }],
      confirmedBefore: {
        boxes: [
          { box: '81', amount: 100_000, decimals: 2 },
          { box: '83', amount: 19_000, decimals: 2 },
        ],
      },
    })
  })
})

it('the figures can be had on paper, by the company alone', async () => {
  const { id } = await filedDeclaration(app, { status: 'AWAITING_CONFIRMATION' })
  const paper = (as: Caller = seller) => app.get(downloadWorksheet, { id }, { as })
  expect((await detail(id)).data).toMatchObject({ hasWorksheet: true })
  const { headers, raw } = await paper()
  expect(headers['content-type']).toBe('application/pdf')
  expect(raw.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await paper(sellerOther)).body).toMatchObject({ error: 'declarations.not_found' })
  const bare = await waitingDeclaration(app)
  expect((await detail(bare.id)).data).toMatchObject({ hasWorksheet: false })
  const { body } = await app.get(downloadWorksheet, { id: bare.id }, { as: seller })
  expect(body).toMatchObject({ error: 'declarations.no_figures' })
})

describe('a query', () => {
  it('is bound to a box that exists, and is taken back', async () => {
    const { id, revision } = await waitingDeclaration(app)
    const ask = async (box: string) =>
      (await app.post(queryDeclaration, { id, revision, box, text: 'Why?' }, { as: seller })).body
    expect(await ask('99')).toMatchObject({ error: 'declarations.no_such_box' })
    expect(await ask('81')).toMatchObject({ code: 0, data: { status: 'QUERIED' } })
    expect(await ask('81')).toMatchObject({ error: 'declarations.not_now' })
    expect((await detail(id)).data?.history).toMatchObject([{ action: 'query', note: 'Why?', box: '81' }])
    const { body } = await app.post(withdrawQuery, { id }, { as: seller })
    expect(body.data).toMatchObject({ status: 'AWAITING_CONFIRMATION' })
    expect(await steps(id)).toEqual(['query', 'withdraw_query'])
    expect(await trail(id)).toMatchObject([
      { kind: 'seller', action: 'declarations.query', address: true },
      { kind: 'seller', action: 'declarations.withdraw_query', address: true },
    ])
  })
})

it('an editor confirms only if an owner allowed it', async () => {
  const { owner, colleague } = await aColleague(app, { role: 'editor' })
  const { id, revision } = await waitingDeclaration(app, { as: owner })
  const confirm = async () => (await app.post(confirmDeclaration, { id, revision }, { as: colleague })).body
  expect(await confirm()).toMatchObject({ error: 'declarations.may_not_confirm' })
  expect((await detail(id, owner)).data).toMatchObject({ status: 'AWAITING_CONFIRMATION' })
})
