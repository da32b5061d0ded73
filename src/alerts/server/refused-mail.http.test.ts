import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { register } from '#accounts/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { smtpServer, type SmtpRefusal } from '#platform/testing/smtp-server.ts'

const refuse: SmtpRefusal = {}
const smtp = await smtpServer(refuse)
const app = await testApp({ config: { smtpUrl: smtp.url } })

const signUp = async (email: string, reply?: string) => {
  Object.assign(refuse, reply ? { step: 'RCPT', reply } : { step: undefined })
  const company = { companyName: 'Ada Ltd', companyCountry: 'GB', agreementVersion: AGREEMENT_VERSION }
  await app.post(register, { email, name: 'Ada', lang: 'en', ...company })
  await app.drain()
  delete refuse.step
}
async function told(): Promise<string[]> {
  const before = smtp.received.length
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, 'alerts.watch_mail', {}))
  await app.drain()
  return smtp.received
    .slice(before)
    .map(({ data }) => Buffer.from(data.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, '%$1')).toString())
}

test('an address that refuses for good is told once, shortened; one that is busy is not told', async () => {
  await signUp('busy.person@mail.example', '451 try later')
  expect(await told()).toEqual([])
  await signUp('amelia.chen@gone.example', '550 no such user')
  const [mail, ...others] = await told()
  expect(others).toEqual([])
  expect(decodeURIComponent(mail ?? '')).toContain('- a…n@gone.example: 550')
  expect(mail).not.toContain('amelia')
  expect(await told()).toEqual([])
})

test('the same address again is no news; another one is', async () => {
  await signUp('Amelia.Chen@gone.example', '550 no such user')
  expect(await told()).toEqual([])
  await signUp('x@other.example', '553 not allowed')
  expect(await told()).toHaveLength(1)
})

test('no whole address is kept, and the note goes after 90 days', async () => {
  const notes = async () => JSON.stringify((await app.deps.db.execute(sql`select * from refused_mail`)).rows)
  expect(await notes()).toContain('@gone.example')
  expect(await notes()).not.toMatch(/amelia/i)
  app.clock.set(new Date(app.clock.now().getTime() + 91 * 86_400_000))
  await told()
  expect(await notes()).not.toContain('@gone.example')
})
