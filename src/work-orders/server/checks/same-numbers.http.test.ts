import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { updateCompany } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { markOldNumbers } from '#forms/server/mark-old-numbers.ts'
import { testApp, type Caller, type TestApp } from '#main/testing/test-app.ts'
import { createSecretBox } from '#platform/server/secret-box.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { COMPANY_CLOSING } from '#main/company-closing.ts'
import { COMPANY_EXPORT } from '#main/company-export.ts'
import { closed } from '#privacy/testing/erasure.builders.ts'
import { forgetClosed } from '#privacy/server/forgetting/forget-closed.ts'
import { nodeData, saveNodeData, updateNodeData } from '../../contract.ts'
import { cancelWorkOrder } from '../../staff/contract.ts'
import { returnNode } from '../../staff/steps-contract.ts'
import { answersWithUploads, openWorkOrder } from '../../testing/work-orders.builders.ts'
import { readingOf } from '../present-card.ts'
import { checkAnswers } from './check-answers.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

let counted = 0
/** The number of a passport that stands nowhere yet. */
const fresh = (): string => `E3000000${++counted}`

/** A form that was submitted; its licence is that of the example. */
async function submitted(as: Caller, passport: string) {
  const order = await openWorkOrder(app, as)
  const { nodeId } = order.node('companyForm')
  const filled = await answersWithUploads(app, as)
  const [person] = filled['directors'] as readonly object[]
  const answers = { ...filled, directors: [{ ...person, passportNumber: passport }] }
  const { body } = await app.post(saveNodeData, { nodeId, answers, submit: true }, { as })
  expect(body).toMatchObject({ code: 0, data: { status: 'SUBMITTED' } })
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select company_id as id from work_orders where id = $1',
    [order.workOrderId],
  )
  return { ...order, nodeId, answers, companyId: rows[0]?.id ?? '' }
}

async function named(companyName: string) {
  const as = await aSeller(app, { companyName })
  const address = { line1: 'Queens Road 1', city: 'Hong Kong', postcode: '', country: 'HK' }
  await app.post(updateCompany, { address }, { as })
  return as
}

async function hintsOf(workOrderId: string, { scope = 'all', box = app.deps.box }: Seen = {}) {
  const reading = readingOf({ lang: 'en' }, app.deps)
  const { records } = await checkAnswers({ ...app.deps, box }, { workOrderId, staff: { scope } }, reading)
  return records
    .filter(({ text }) => text.startsWith('The same number'))
    .map(({ path, level, text }) => [path.split('/').at(-1), level, text])
}
type Seen = { scope?: StaffScope; box?: TestApp['deps']['box'] }

const marksOf = async (companyId: string) =>
  (
    await app.database.pool.query<{ path: string; mark: string }>(
      'select path, mark from number_marks where company_id = $1 order by path',
      [companyId],
    )
  ).rows

describe('the same number at other companies', () => {
  it('is told beside the answer, with the companies that the reader may know of', async () => {
    const passport = fresh()
    const here = await submitted(await named('Alder Trading Ltd.'), passport)
    const marksBefore = await hintsOf(here.workOrderId)
    expect(marksBefore.filter(([field]) => field === 'passportNumber')).toEqual([])
    await submitted(await named('Birch Trading Ltd.'), passport.toLowerCase())
    const one = ['passportNumber', 'look', 'The same number stands at Birch Trading Ltd.']
    expect(await hintsOf(here.workOrderId)).toContainEqual(one)
    const cedar = await submitted(await named('Cedar Trading Ltd.'), passport)
    const both = 'The same number stands at Birch Trading Ltd. and Cedar Trading Ltd.'
    expect(await hintsOf(here.workOrderId)).toContainEqual(['passportNumber', 'look', both])

    const elsewhere = { scope: { countries: ['FR'], assignedTo: null } } as const
    const hidden = 'The same number stands at 2 other companies'
    expect(await hintsOf(here.workOrderId, elsewhere)).toContainEqual(['passportNumber', 'look', hidden])
    await app.database.pool.query('update work_orders set country = $1 where id = $2', [
      'FR',
      cedar.workOrderId,
    ])
    const some = 'The same number stands at Cedar Trading Ltd., and at another company'
    expect(await hintsOf(here.workOrderId, elsewhere)).toContainEqual(['passportNumber', 'look', some])
  })

  it('is told of a licence too, and no longer when the other company corrects it', async () => {
    const passport = fresh()
    const here = await submitted(await named('Dogwood Ltd.'), passport)
    const as = await named('Elder Ltd.')
    const there = await submitted(as, passport)
    const fields = async () => (await hintsOf(here.workOrderId)).map(([field]) => field)
    expect(await fields()).toEqual(expect.arrayContaining(['passportNumber', 'uscc']))
    const path = 'directors/zhou/passportNumber'
    const notes = [{ path, reasonCode: 'notMatching' }]
    const returned = await app.post(
      returnNode,
      { workOrderId: there.workOrderId, nodeId: there.nodeId, notes },
      { as: app.people.agent },
    )
    expect(returned.body).toMatchObject({ code: 0 })
    const { body } = await app.get(nodeData, { nodeId: there.nodeId }, { as })
    const answers = JSON.parse(JSON.stringify(there.answers).replace(passport, fresh()))
    const again = { nodeId: there.nodeId, answers, revisions: body.data?.revisions, submit: true }
    expect((await app.post(updateNodeData, again, { as })).body).toMatchObject({
      data: { status: 'SUBMITTED' },
    })
    expect(await fields()).not.toContain('passportNumber')
  })

  it('is not kept in clear', async () => {
    const passport = fresh()
    const { companyId } = await submitted(await named('Fir Ltd.'), passport)
    const marks = await marksOf(companyId)
    expect(marks.map(({ path }) => path.split('/').at(-1))).toEqual(['passportNumber', 'uscc'])
    for (const { mark } of marks) expect(mark).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('the marks', () => {
  it('of what was submitted to an earlier version are made by a job, once', async () => {
    await markOldNumbers(app.deps)
    const passport = fresh()
    const { companyId, nodeId } = await submitted(await named('Gorse Ltd.'), passport)
    const marks = await marksOf(companyId)
    await app.database.pool.query('delete from number_marks where company_id = $1', [companyId])
    const forgetMark = 'update forms set marked_submission = 0, marked_by = null where node_id = $1'
    await app.database.pool.query(forgetMark, [nodeId])
    expect(await markOldNumbers(app.deps)).toBe(1)
    expect(await marksOf(companyId)).toEqual(marks)
    expect(await markOldNumbers(app.deps)).toBe(0)
  })

  it('are made anew after a rotation of keys, and found until then by the old one', async () => {
    const passport = fresh()
    const here = await submitted(await named('Hazel Ltd.'), passport)
    const there = await submitted(await named('Ivy Ltd.'), passport)
    const box = createSecretBox([randomBytes(32).toString('base64'), ...app.config.encryptionKeys])
    const found = ['passportNumber', 'look', 'The same number stands at Ivy Ltd.']
    expect(await hintsOf(here.workOrderId, { box })).toContainEqual(found)
    const before = await marksOf(there.companyId)
    expect(await markOldNumbers({ ...app.deps, box })).toBeGreaterThan(1)
    expect(await markOldNumbers({ ...app.deps, box })).toBe(0)
    const after = await marksOf(there.companyId)
    expect(after.map(({ path }) => path)).toEqual(before.map(({ path }) => path))
    expect(after.filter(({ mark }) => before.some((old) => old.mark === mark))).toEqual([])
    expect(await hintsOf(here.workOrderId, { box })).toContainEqual(found)
    // Back again, for the others.
    await markOldNumbers(app.deps)
  })

  it('go with a closed company, and are not made again', async () => {
    const as = await named('Juniper Ltd.')
    const { companyId, workOrderId } = await submitted(as, fresh())
    expect(await marksOf(companyId)).toHaveLength(2)
    const staff = { as: app.people.agent }
    await app.post(cancelWorkOrder, { workOrderId, reason: 'As was asked.' }, staff)
    await app.drain()
    await closed(app, as)
    await app.drain()
    app.clock.advance(60 * 86_400_000)
    const erasuresBeside = { keep: () => Promise.resolve() }
    await forgetClosed({ ...app.deps, closing: COMPANY_CLOSING, parts: COMPANY_EXPORT, erasuresBeside })
    expect(await marksOf(companyId)).toEqual([])
    const box = createSecretBox([randomBytes(32).toString('base64'), ...app.config.encryptionKeys])
    await markOldNumbers({ ...app.deps, box })
    expect(await marksOf(companyId)).toEqual([])
  })
})
