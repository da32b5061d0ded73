import { beforeAll, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp } from '#main/testing/test-app.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import type { LookUpAnswer } from '#tax-numbers/server/look-up.ts'
import { numberEnding } from '#tax-numbers/testing/numbers.builders.ts'
import { readDeclaration } from '../contract.ts'
import { declarationRow } from '../testing/declarations.builders.ts'
import { registrationRow } from '../testing/hmrc.builders.ts'
import { askRegisters } from './ask-registers.ts'
import { insertDeclaration } from './declarations.repository.ts'
import { realSources } from './real-sources.ts'

/* A register is asked about the numbers behind a return before anybody confirms it, and by itself. */

const app = await testApp({ listen: true })
const as = await aSeller(app)
const OWN = 'DE136695976'
/** The local register denies it. */
const DENIED = numberEnding('PL', '200')
const CONFIRMED = numberEnding('PL', '100')
let companyId = ''

beforeAll(async () => {
  companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  const number = { ...registrationRow(app, companyId), country: 'DE', registrationNumber: OWN }
  await app.deps.db.insert(registrations).values({ ...number, id: 'rg_asked' })
  const open = { status: 'AWAITING_DATA', revision: 0, base: null, vat: null, payable: null } as const
  const row = { companyId, ...open, registrationId: 'rg_asked', id: 'dc_asked', number: 'DC-2026-720002' }
  await app.deps.db.transaction((tx) => insertDeclaration(tx, declarationRow(app, row)))
  const rows = [DENIED, CONFIRMED, DENIED].map((vat, index) => ({
    SALES_CHANNEL: 'MCF',
    TRANSACTION_EVENT_ID: `event-${index}`,
    ARRIVAL_COUNTRY: 'PL',
    BUYER_VAT_NUMBER: vat,
    BUYER_VAT_NUMBER_COUNTRY: 'PL',
  }))
  await imported(app, as, { name: 'march.csv', bytes: Buffer.from(amazonFile(rows)) })
})

it('what a register denies is told on the return, without anybody asking', async () => {
  await app.drain()
  const { findings = [] } = (await app.get(readDeclaration, { id: 'dc_asked' }, { as })).body.data ?? {}
  const denied = findings.filter(({ code }) => code === 'NUMBER_NOT_VALID')
  expect(denied).toMatchObject([{ text: expect.stringContaining(DENIED) }])
})

const ask = async (answer: (number: string) => LookUpAnswer['status']) => {
  const asked: string[] = []
  const lookUp = async (number: string): Promise<LookUpAnswer> => {
    asked.push(number)
    const status = answer(number)
    if (status === 'notAsked') return { status }
    const said = { register: 'vies', checkedAt: app.clock.now() } as const
    return status === 'unavailable'
      ? { ...said, status, fault: 'MS_UNAVAILABLE', again: 'later' }
      : { ...said, status, consultationNumber: null }
  }
  const deps = { ...app.deps, sources: realSources(app.config.agency.timeZone), lookUp }
  return { counted: await askRegisters(deps), asked }
}

it('is asked about each once, and again when the answer is old', async () => {
  expect((await ask(() => 'valid')).asked).toEqual([])
  app.clock.advance(8 * 24 * 3_600_000)
  expect((await ask(() => 'invalid')).asked).toEqual([DENIED])
  app.clock.advance(21 * 24 * 3_600_000)
  expect((await ask(() => 'unavailable')).asked.toSorted()).toEqual([CONFIRMED, DENIED, OWN].toSorted())
})

it('counts no number that no register knows', async () => {
  expect(await ask(() => 'notAsked')).toMatchObject({ counted: 0 })
})
