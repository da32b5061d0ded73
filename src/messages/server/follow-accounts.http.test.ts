import { expect, it } from 'vitest'
import { BANK_CHANGED, MEMBER_CHANGED, NEW_DEVICE } from '#accounts/server/public.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listMessages } from '../contract.ts'
import { accountMessages } from './account-messages.ts'
import { notify } from './notify.ts'

const app = await testApp()
const { seller, sellerOther, viewer } = app.people
const { rows: people } = await app.database.pool.query<{ id: string; email: string; company_id: string }>(
  'select users.id, users.email, company_members.company_id from users join company_members on user_id = users.id',
)
const idOf = (email: string) => people.find((person) => person.email === email)?.id ?? ''
const companyId = people.find(({ email }) => email === seller.email)?.company_id ?? ''
const titles = async (as: typeof seller) =>
  (await app.get(listMessages, {}, { as })).body.data?.records.map(({ title, body }) => [title, body])

it('tells the members what happens to the company and its people, each once', async () => {
  await app.deps.db.transaction(async (tx) => {
    const by = { companyId, byUserId: idOf(seller.email) }
    await app.deps.jobs.publish(tx, MEMBER_CHANGED, { ...by, userId: idOf(viewer.email), role: 'editor' })
  })
  await app.drain()
  await app.deps.db.transaction((tx) =>
    app.deps.jobs.publish(tx, BANK_CHANGED, { companyId, userId: idOf(seller.email) }),
  )
  await app.drain()
  await app.deps.db.transaction((tx) =>
    app.deps.jobs.publish(tx, NEW_DEVICE, { userId: idOf(seller.email), signInId: 'sin_x' }),
  )
  await app.drain()
  const shared = [
    ['The bank details were changed', expect.stringContaining('Lin Yue changed the company’s bank details')],
    ['Chen Jie has another role', 'Lin Yue made Chen Jie a member with the role: editor.'],
  ]
  expect(await titles(viewer)).toEqual(shared)
  expect(await titles(seller)).toEqual([['Sign-in from a new device', expect.any(String)], ...shared])
  expect(await titles(sellerOther)).toEqual([])
  const mails = (await app.mails()).filter(({ subject }) => /Bank|银行|权限/.test(subject))
  expect(mails).toEqual([])
})

it('writes one message for an event whose job is repeated', async () => {
  const params = { name: 'Wu Fang', role: null, by: 'Lin Yue' }
  for (const once of ['job-1', 'job-1', 'job-2'])
    await app.deps.db.transaction((tx) =>
      notify(tx, app.deps, { companyId, kind: accountMessages.removed, params, once }),
    )
  const removed = (await titles(seller))?.filter(([title]) => title === 'Wu Fang is no longer a member')
  expect(removed).toHaveLength(2)
})
