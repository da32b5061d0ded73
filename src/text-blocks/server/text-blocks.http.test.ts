import { expect, it } from 'vitest'
import { staffPerson } from '#main/testing/staff-person.ts'
import { testApp } from '#main/testing/test-app.ts'
import type { SentInputOf } from '#platform/shared/call.ts'
import * as calls from '../staff/contract.ts'

const app = await testApp()
const { agent, reviewer, admin, seller } = app.people
const finance = await staffPerson(app, 'finance')
const partner = await staffPerson(app, 'partner')

type By = { token: string }

const save = async (input: SentInputOf<typeof calls.saveTextBlock>, as: By = agent) =>
  (await app.post(calls.saveTextBlock, input, { as })).body
const list = async (as: By = agent) => (await app.get(calls.textBlocks, {}, { as })).body.data?.blocks ?? []

it('own texts are for oneself, shared ones for all; only the owner deletes', async () => {
  await save({ name: 'Hello', shared: false, text: 'Hello {{company}}' })
  await save({ name: 'Bank', shared: true, text: { en: 'Which bank?', zh: '哪家银行？' } })
  expect((await list()).map(({ name, mine }) => [name, mine])).toEqual([
    ['Bank', true],
    ['Hello', true],
  ])
  const [shared, ...others] = await list(reviewer)
  expect(others).toEqual([])
  expect(shared).toMatchObject({ name: 'Bank', mine: false, text: { en: 'Which bank?', zh: '哪家银行？' } })
  const remove = (as: By = agent) => app.post(calls.deleteTextBlock, { blockId: shared?.id ?? '' }, { as })
  expect((await remove(reviewer)).body.error).toBe('text_blocks.not_found')
  expect((await remove()).body.code).toBe(0)
  expect(await list(reviewer)).toEqual([])
})

it('a text of a name that an own one has takes its place; a colleague of that name keeps theirs', async () => {
  await save({ name: 'Twice', shared: true, text: 'first' }, reviewer)
  await save({ name: 'Twice', shared: false, text: 'mine' })
  const { data } = await save({ name: 'Twice', shared: false, text: { en: 'second', zh: '第二' } }, reviewer)
  const own = (await list(reviewer)).filter(({ name }) => name === 'Twice')
  expect(own).toMatchObject([{ id: data?.id, shared: false, text: { en: 'second', zh: '第二' } }])
  expect((await list()).filter(({ name }) => name === 'Twice')).toMatchObject([
    { mine: true, text: { en: 'mine' } },
  ])
  for (const [id, as] of [
    [own[0]?.id, reviewer],
    [(await list()).find(({ name }) => name === 'Twice')?.id, agent],
  ] as const)
    expect((await app.post(calls.deleteTextBlock, { blockId: id ?? '' }, { as })).body.code).toBe(0)
})

it('what somebody who left has shared is an administrator’s to delete', async () => {
  const { data } = await save({ name: 'Old', shared: true, text: 'old' })
  const seen = async (as: By) => (await list(as)).find(({ id }) => id === data?.id)?.deletable
  expect([await seen(reviewer), await seen(admin), await seen(agent)]).toEqual([false, true, true])
  expect((await app.post(calls.deleteTextBlock, { blockId: data?.id ?? '' }, { as: admin })).body.code).toBe(
    0,
  )
  expect(await seen(agent)).toBeUndefined()
})

it('a text needs a name and words, and so many are kept', async () => {
  expect(await save({ name: ' ', shared: false, text: 'x' })).toMatchObject({ code: 400 })
  expect(await save({ name: 'x', shared: false, text: ' ' })).toMatchObject({ code: 400 })
  for (let kept = 0; kept < 50; kept++) await save({ name: `T${kept}`, shared: false, text: 'x' }, reviewer)
  expect(await save({ name: 'more', shared: false, text: 'x' }, reviewer)).toMatchObject({
    error: 'text_blocks.too_many',
  })
  expect((await app.get(calls.textBlocks, {}, { as: seller })).body.code).toBe(1)
})

it('finance and administrators write too: each has own ones and the shared ones of the others', async () => {
  await save({ name: 'Refund', shared: false, text: 'Refunded, {{me}}' }, finance)
  await save({ name: 'Thanks', shared: true, text: 'Thank you.' }, admin)
  expect((await list(finance)).map(({ name, mine }) => [name, mine])).toEqual([
    ['Refund', true],
    ['Thanks', false],
  ])
  const [own] = await list(finance)
  const remove = (as: By) => app.post(calls.deleteTextBlock, { blockId: own?.id ?? '' }, { as })
  expect((await remove(admin)).body.error).toBe('text_blocks.not_found')
  expect((await remove(finance)).body.code).toBe(0)
  expect((await list(finance)).map(({ name }) => name)).toEqual(['Thanks'])
  expect((await app.get(calls.textBlocks, {}, { as: partner })).body.error).toBe('wire.staff_role')
})

it('a text is as long as a message to a seller can be', async () => {
  expect(await save({ name: 'long', shared: false, text: 'x'.repeat(2000) }, finance)).toMatchObject({
    code: 0,
  })
  const tooLong = { en: 'x', zh: 'x'.repeat(2001) }
  expect(await save({ name: 'longer', shared: false, text: tooLong }, finance)).toMatchObject({ code: 400 })
})
