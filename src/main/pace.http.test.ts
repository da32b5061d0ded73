import { expect, test } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { siteConfig } from '#site/contract.ts'
import { staffMe } from '#staff/contract.ts'
import { testApp } from './testing/test-app.ts'

const app = await testApp({ config: { callsASecond: 1 } })
const { seller, agent } = app.people
const free = await testApp()

const times = async (
  count: number,
  call: () => Promise<{ status: number; body: { error?: string | undefined } }>,
) => {
  const answers = []
  for (let i = 0; i < count; i++) answers.push(await call())
  return answers
}

test('a person who calls without pause is asked to wait, and goes on after a second', async () => {
  const answers = await times(60, () => app.get(userInfo, {}, { as: seller }))
  expect(answers.slice(0, 15).every(({ status }) => status === 200)).toBe(true)
  const refused = answers.find(({ status }) => status !== 200)
  expect(refused).toMatchObject({ status: 429, body: { code: 499, error: 'wire.too_fast' } })
  expect((await app.get(staffMe, {}, { as: agent })).status).toBe(200)
  app.clock.advance(1_000)
  expect((await app.get(userInfo, {}, { as: seller })).status).toBe(200)
})

test('staff have the same pace; what is open to anybody is not counted', async () => {
  app.clock.advance(60_000)
  const answers = await times(60, () => app.get(staffMe, {}, { as: agent }))
  expect(answers.map(({ body }) => body.error)).toContain('wire.too_fast')
  const open = await times(40, () => app.get(siteConfig, {}, { as: seller }))
  expect(open.every(({ status }) => status === 200)).toBe(true)
})

test('a demo, which is measured and played with, has none unless it is set', async () => {
  const answers = await times(40, () => free.get(userInfo, {}, { as: free.people.seller }))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
})
