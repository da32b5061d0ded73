import { beforeAll, expect, it } from 'vitest'
import { aColleague, aSeller } from '#accounts/server/accounts.builders.ts'
import { switchCompany } from '#accounts/contract.ts'
import { createCompany } from '#accounts/members-contract.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { unzipped } from '#platform/testing/unzip.ts'
import { downloadMine } from '../contract.ts'
import { jsonIn } from '../testing/privacy.builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const download = (as: { token: string }, password: string) => app.post(downloadMine, { password }, { as })

it('is for every member, after the password', async () => {
  const { colleague: viewer } = await aColleague(app, { role: 'viewer' })
  expect((await download(viewer, 'another password')).body.error).toBe('accounts.bad_input')
  const answer = await download(viewer, viewer.password)
  expect(answer.headers['content-type']).toBe('application/zip')
  const entries = await unzipped(answer.raw)
  expect(jsonIn(entries, 'profile')).toHaveLength(1)
  expect(jsonIn(entries, 'members')).toMatchObject([{ role: 'viewer' }])
  expect(entries.get('index.html')?.toString()).toMatch(/keeps about .* as a person/)
  const lines = await app.deps.db.execute(`select 1 from audit_trail where action = 'privacy.person_export'`)
  expect(lines.rows).toHaveLength(1)
})

it('tells of every company they work in, of nobody else and of nothing that is a company’s', async () => {
  const as = await aSeller(app, { name: 'Kuckuck Meier', companyName: 'Kanarienvogel GmbH' })
  await aSeller(app, { name: 'Somebody Else' })
  const made = await app.post(createCompany, { name: 'Zeisig GmbH', country: 'DE' }, { as })
  await app.post(switchCompany, { companyId: made.body.data?.companyId ?? '' }, { as })
  const entries = await unzipped((await download(as, as.password)).raw)
  expect(jsonIn(entries, 'members')).toHaveLength(2)
  expect(jsonIn(entries, 'agreements')[0]).toHaveProperty('address', '127.0.0.1')
  expect(jsonIn(entries, 'sessions').length).toBeGreaterThan(0)
  expect(jsonIn(entries, 'sign-ins').length + jsonIn(entries, 'agreements').length).toBeGreaterThan(1)
  const all = [...entries.values()].map((bytes) => bytes.toString()).join('\n')
  expect(all).toContain('Kuckuck Meier')
  expect(all).not.toMatch(/Somebody Else|Kanarienvogel|argon2|tokenHash|secretSealed/)
  expect([...entries.keys()].filter((path) => !/^(data\/|index\.html$)/.test(path))).toEqual([])
})
