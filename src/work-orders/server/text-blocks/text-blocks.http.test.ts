import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import type { SentInputOf } from '#platform/shared/call.ts'
import * as calls from '../../staff/text-blocks-contract.ts'

const app = await testApp()
const { agent, reviewer, seller } = app.people

const save = async (input: SentInputOf<typeof calls.saveTextBlock>, as = agent) =>
  (await app.post(calls.saveTextBlock, input, { as })).body
const list = async (as = agent) => (await app.get(calls.textBlocks, {}, { as })).body.data?.blocks ?? []

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
  const remove = (as = agent) => app.post(calls.deleteTextBlock, { blockId: shared?.id ?? '' }, { as })
  expect((await remove(reviewer)).body.error).toBe('text_blocks.not_found')
  expect((await remove()).body.code).toBe(0)
  expect(await list(reviewer)).toEqual([])
})

it('a text needs a name and words, and so many are kept', async () => {
  expect(await save({ name: ' ', shared: false, text: 'x' })).toMatchObject({ code: 400 })
  expect(await save({ name: 'x', shared: false, text: ' ' })).toMatchObject({ code: 400 })
  for (let kept = 0; kept < 50; kept++) await save({ name: `T${kept}`, shared: false, text: 'x' }, reviewer)
  expect(await save({ name: 'more', shared: false, text: 'x' }, reviewer)).toMatchObject({
    error: 'text_blocks.too_many',
  })
  expect((await app.get(calls.textBlocks, {}, { as: seller as never })).body.code).toBe(1)
})
