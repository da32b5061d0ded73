import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp } from '#main/testing/test-app.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { viesSaid } from '#tax-numbers/testing/answers.builders.ts'
import { readDeclaration } from '../contract.ts'
import { declarationRow } from '../testing/declarations.builders.ts'
import { registrationRow } from '../testing/hmrc.builders.ts'
import { calculateDeclaration } from './calculate-declaration.ts'
import { insertDeclaration } from './declarations.repository.ts'
import { realSources } from './real-sources.ts'

/* What the registers and the limits of a company say is told with the return that it concerns, and no longer than it holds. */

const app = await testApp()
const as = await aSeller(app)
const OWN = 'DE136695976'
const BUYER = 'FR80500764592'
const id = 'dc_lost'
let companyId = ''

const found = async (lang: 'en' | 'zh' = 'en') => {
  const deps = { ...app.deps, sources: realSources('UTC') }
  await calculateDeclaration(deps, { companyId, id, by: PORTAL })
  const { findings = [] } = (await app.get(readDeclaration, { id }, { as, lang })).body.data ?? {}
  return findings.filter(({ code }) => /NOT_VALID|CROSSED/.test(code))
}
const codes = async () => (await found()).map(({ code }) => code)
const answers = (number: string, outcome: 'valid' | 'invalid' | 'unavailable', day: string) =>
  viesSaid(app, number, outcome, day)

beforeAll(async () => {
  companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  const number = { ...registrationRow(app, companyId), country: 'DE', registrationNumber: OWN }
  await app.deps.db.insert(registrations).values({ ...number, id: 'rg_lost' })
  const open = { status: 'AWAITING_DATA', revision: 0, base: null, vat: null, payable: null } as const
  const row = { companyId, ...open, registrationId: 'rg_lost', id, number: 'DC-2026-720001' }
  await app.deps.db.transaction((tx) => insertDeclaration(tx, declarationRow(app, row)))
  const toFrance = { ARRIVAL_COUNTRY: 'FR', BUYER_VAT_NUMBER: BUYER, BUYER_VAT_NUMBER_COUNTRY: 'FR' }
  const rows = [{ SALES_CHANNEL: 'MCF' }, { SALES_CHANNEL: 'MCF', ...toFrance }]
  await imported(app, as, { name: 'march.csv', bytes: Buffer.from(amazonFile(rows)) })
})

it('a buyer’s number that its register does not confirm is told, until it does', async () => {
  expect(await codes()).toEqual([])
  await answers(BUYER, 'unavailable', '2026-02-01')
  expect(await codes()).toEqual([])
  await answers(BUYER, 'invalid', '2026-03-02')
  expect(await found()).toMatchObject([{ code: 'NUMBER_NOT_VALID', text: expect.stringContaining(BUYER) }])
  await answers(BUYER, 'valid', '2026-03-20')
  expect(await codes()).toEqual([])
})

it('so is the company’s own', async () => {
  await answers(OWN, 'invalid', '2026-03-03')
  expect(await found()).toMatchObject([{ code: 'OWN_NUMBER_NOT_VALID', text: expect.stringContaining(OWN) }])
  expect((await found('zh'))[0]?.text).toContain(`您的VAT税号${OWN}`)
  await answers(OWN, 'valid', '2026-03-04')
  expect(await codes()).toEqual([])
})

const heldFrom = (validFrom: string) =>
  app.deps.db.update(registrations).set({ validFrom }).where(eq(registrations.id, 'rg_lost'))

it('a limit that was crossed in the period is told, until the number covers it', async () => {
  await heldFrom('2026-05-01')
  expect((await found())[0]).toMatchObject({
    code: 'THRESHOLD_CROSSED',
    text: expect.stringMatching(/March 2026: goods or sales in Germany without a VAT number/),
  })
  await heldFrom('2026-01-01')
  expect(await codes()).toEqual([])
})
