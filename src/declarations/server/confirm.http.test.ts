import { describe, expect, it } from 'vitest'
import { aColleague } from '#accounts/server/accounts.builders.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { confirmDeclaration, queryDeclaration, readDeclaration, withdrawQuery } from '../contract.ts'
import { waitingDeclaration } from '../testing/declarations.builders.ts'
import { historyOf } from './declarations.queries.ts'

const app = await testApp()
const { seller, sellerOther, viewer } = app.people

const detail = async (id: string, as: Caller = seller) =>
  (await app.get(readDeclaration, { id }, { as })).body
const steps = async (id: string) => (await detail(id)).data?.history.map(({ action }) => action)

describe('a declaration that waits for the seller', () => {
  it('shows the boxes of its last revision, and what happens on silence', async () => {
    const row = await waitingDeclaration(app, { dueOn: '2099-04-10' })
    const { data } = await detail(row.id)
    expect(data).toMatchObject({
      revision: 2,
      mayConfirm: true,
      boxes: [
        { box: '81', amount: 100_000, before: null, decimals: 2 },
/** What the audit trail has of a declaration; `address`: from where, under the key of the person. */
const trail = async (id: string) => {
  const { rows } = await app.database.pool.query(
    `select actor_kind as kind, action, detail->>'status' as status, personal is not null as address
      from audit_trail where record = $1 order by sequence`,
    [id],
  )
  return rows
}

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
  })

  it.each([
    [0, 'NONE'],
    [null, 'NONE'],
    [-1_250, 'CREDIT'],
  ])('with %s to pay its tax is %s after confirming', async (payable, taxStatus) => {
    const { id, revision } = await waitingDeclaration(app, { payable })
    const { body } = await app.post(confirmDeclaration, { id, revision }, { as: seller })
    expect(await trail(id)).toEqual([
      { kind: 'seller', action: 'declarations.confirm', status: 'CONFIRMED', address: true },
    ])
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
  })
})

it('an editor confirms only if an owner allowed it', async () => {
  const { owner, colleague } = await aColleague(app, { role: 'editor' })
  const { id, revision } = await waitingDeclaration(app, { as: owner })
  const confirm = async () => (await app.post(confirmDeclaration, { id, revision }, { as: colleague })).body
  expect(await confirm()).toMatchObject({ error: 'declarations.may_not_confirm' })
  expect((await detail(id, owner)).data).toMatchObject({ status: 'AWAITING_CONFIRMATION' })
})
    expect(await trail(id)).toMatchObject([
      { kind: 'seller', action: 'declarations.query', address: true },
      { kind: 'seller', action: 'declarations.withdraw_query', address: true },
    ])
