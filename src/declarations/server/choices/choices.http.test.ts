import { beforeAll, describe, expect, it } from 'vitest'
import { companyInfo, userInfo } from '#accounts/contract.ts'
import { aColleague } from '#accounts/server/accounts.builders.ts'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { listStandingChoices, readDeclaration, signStandingChoice } from '../../contract.ts'
import { check } from '../../staff/contract.ts'
import { makeFileable } from '../../testing/fileable.builders.ts'
import { waitingDeclaration } from '../../testing/declarations.builders.ts'
import type { BoxSource } from '../../boxes/prepared-return.ts'
import type { Finding } from '../../pre-flight.ts'
import { confirmByChoice } from '../confirm-by-choice.ts'
import { declarationCalculations, type DeclarationRow } from '../declarations.tables.ts'
import { nationalReturn } from '../../testing/returns.builders.ts'

const app = await testApp()
const { seller: as, sellerOther, viewer } = app.people

let name = ''
let version = ''
beforeAll(async () => {
  name = (await app.get(userInfo, {}, { as })).body.data?.name ?? ''
  version = (await app.get(listStandingChoices, {}, { as })).body.data?.version ?? ''
})

const sign = async (input: Record<string, unknown>, who: Caller = as) =>
  (
    await app.post(
      signStandingChoice,
      { choice: 'FILE', to: 50_000, version, signature: name, ...input },
      { as: who },
    )
  ).body
const outcome = async ({ id }: DeclarationRow) =>
  (await app.get(readDeclaration, { id }, { as })).body.data?.silence?.outcome
/** The newest message about a declaration. */
const asked = async (id: string) =>
  (await app.get(listMessages, { type: 'DECLARATION', pageSize: 100 }, { as })).body.data?.records.find(
    ({ link }) => link?.endsWith(id),
  )?.body
/** Checked by a colleague: what the company reads of it. */
async function askedAfterCheck(payable: number) {
  const { companyId, id, revision } = await waiting({ status: 'CALCULATED', payable })
  const { body } = await app.post(check, { companyId, id, revision }, { as: app.people.reviewer })
  expect(body.code).toBe(0)
  return asked(id)
}
const status = async ({ id }: DeclarationRow) =>
  (await app.get(readDeclaration, { id }, { as })).body.data?.status

/** What stands behind figures. */
const DOCUMENT: BoxSource = { of: 'll_1', month: '2026-03', currency: 'EUR', figure: 'net', units: 100_000 }

async function waiting(
  changes: Partial<DeclarationRow> = {},
  findings: Finding[] = [],
  sources: readonly BoxSource[] = [DOCUMENT],
) {
  const row = await waitingDeclaration(app, { dueOn: addDays(agencyToday(app), 30), ...changes })
  const { companyId, id: declarationId, revision } = row
  const { boxes, ...figures } = nationalReturn(row.country, { '81': 100_000, '83': 19_000 })
  const prepared = { ...figures, boxes: (boxes ?? []).map((box) => ({ ...box, sources })) }
  await app.deps.db
    .insert(declarationCalculations)
    .values({ companyId, declarationId, revision, prepared, findings, at: app.clock.now() })
  // What nobody could file is not filed by a choice either.
  await makeFileable(app, row)
  return row
}

describe('what happens when nobody answers', () => {
  it('is signed by an owner, by name, with the text that was read', async () => {
    expect((await sign({ country: 'GB' })).error).toBe('declarations.no_choice_here')
    expect((await sign({ country: 'DE', version: 'old' })).error).toBe('declarations.choice_outdated')
    expect((await sign({ country: 'DE', signature: 'Somebody Else' })).error).toBe(
      'declarations.signature_wrong',
    )
    expect((await sign({ country: 'DE', to: undefined })).code).toBe(400)
    expect((await sign({ country: 'DE', from: 60_000 })).code).toBe(400)
    expect((await sign({ country: 'DE' }, viewer)).code).not.toBe(0)
    const { owner, colleague } = await aColleague(app, { role: 'editor' })
    expect((await sign({ country: 'DE' }, colleague)).code).not.toBe(0)
    expect((await app.get(listStandingChoices, {}, { as: owner })).body.data?.choices).toEqual([])
    expect((await sign({ country: 'DE', signature: ` ${name.toUpperCase()} ` })).data).toMatchObject({
      country: 'DE',
      choice: 'FILE',
      from: null,
      to: 50_000,
      currency: 'EUR',
    })
  })

  it('lists the countries in which the company declares, and the texts', async () => {
    await waiting({ country: 'GB', currency: 'GBP' })
    const { body } = await app.get(listStandingChoices, {}, { as, lang: 'zh' })
    expect(body.data?.choices).toMatchObject([
      { country: 'DE', choice: 'FILE', choices: ['ASK', 'FILE', 'HOLD'] },
      { country: 'GB', choice: 'ASK', choices: ['ASK'], signature: null, currency: 'GBP' },
    ])
    expect(body.data?.texts.map(({ choice }) => choice)).toEqual(['ASK', 'FILE', 'HOLD'])
    expect(body.data?.texts[2]?.text).toContain('未经我确认')
    expect((await app.get(listStandingChoices, {}, { as: sellerOther })).body.data?.choices).toEqual([])
  })

  it('is filing only inside the band, with a clean check, and never in Great Britain', async () => {
    const odd: Finding[] = [{ code: 'REPORT_MISSING', channel: 'x', month: '2026-03' }]
    expect(await outcome(await waiting())).toBe('FILED_BY_CHOICE')
    expect(await outcome(await waiting({ payable: 50_001 }))).toBe('HELD')
    expect(await outcome(await waiting({}, odd))).toBe('HELD')
    expect(await outcome(await waiting({ isNil: true }))).toBe('HELD')
    // Zeros of a file that was withdrawn: nobody has stated that there was nothing.
    expect(await outcome(await waiting({ payable: 0 }))).toBe('FILED_BY_CHOICE')
    expect(await outcome(await waiting({ payable: 0 }, [], []))).toBe('HELD')
    expect(await outcome(await waiting({ country: 'FR' }))).toBe('HELD')
    // Signed for Germany, and not for what Germany's office takes for all of the Union, or once a year.
    expect(await outcome(await waiting({ kind: 'OSS', scheme: 'OSS_UNION' }))).toBe('HELD')
    expect(await outcome(await waiting({ kind: 'ANNUAL' }))).toBe('HELD')
    expect(await outcome(await waiting({ country: 'GB', currency: 'GBP' }))).toBe('HELD')
  })

  it('is filing of a credit only where the signer named one', async () => {
    const credit = await waiting({ payable: -1 })
    expect(await outcome(credit)).toBe('HELD')
    await sign({ country: 'DE', from: -50_000 })
    expect(await outcome(credit)).toBe('FILED_BY_CHOICE')
    expect(await outcome(await waiting({ payable: -50_001 }))).toBe('HELD')
    await sign({ country: 'DE' })
  })

  it('is none where the figures came too late to be looked at for a day', async () => {
    const dueOn = addDays(agencyToday(app), -1)
    const late = await waiting({ dueOn })
    expect(await outcome(late)).toBe('HELD')
    await confirmByChoice(app.deps)
    expect(await status(late)).toBe('AWAITING_CONFIRMATION')
  })

  it('is said with the request to confirm, and otherwise that nothing is filed', async () => {
    expect(await askedAfterCheck(19_000)).toMatch(
      /query a figure\. If you do neither by .+, we file it as set out in your signed choice\./,
    )
    expect(await askedAfterCheck(50_001)).toMatch(
      /query a figure\. We file nothing without your confirmation\./,
    )
  })

  it('is confirmed by the portal at the last safe moment, and not before', async () => {
    const [clean, large] = [await waiting(), await waiting({ payable: 50_001 })]
    await confirmByChoice(app.deps)
    expect(await status(clean)).toBe('AWAITING_CONFIRMATION')
    app.clock.advance(29 * 86_400_000)
    expect(await confirmByChoice(app.deps)).toBeGreaterThan(0)
    expect(await confirmByChoice(app.deps)).toBe(0)
    // The person's session would have ended by then.
    app.clock.advance(-29 * 86_400_000)
    expect(await status(clean)).toBe('CONFIRMED')
    expect(await status(large)).toBe('AWAITING_CONFIRMATION')
    expect(await asked(clean.id)).toMatch(/the figures that we showed you count as confirmed/)
    expect(await asked(large.id)).toBeUndefined()
    const { body } = await app.get(readDeclaration, { id: clean.id }, { as })
    expect(body.data).toMatchObject({ taxStatus: 'DUE', history: [{ action: 'confirm', by: 'system' }] })
    const { rows } = await app.database.pool.query(
      `select actor_kind, action, c.choice from audit_trail a
        left join standing_choices c on c.id = detail->>'choice' where record = $1`,
      [clean.id],
    )
    expect(rows).toEqual([{ actor_kind: 'system', action: 'declarations.confirm', choice: 'FILE' }])
  })

  it('is withdrawn by the next signature', async () => {
    await sign({ country: 'DE', choice: 'HOLD', to: undefined })
    const held = await waiting()
    expect(await outcome(held)).toBe('HELD')
    await sign({ country: 'DE' })
    expect(await outcome(held)).toBe('FILED_BY_CHOICE')
    await sign({ country: 'DE', choice: 'ASK', to: undefined })
    expect(await outcome(held)).toBe('HELD')
    expect((await app.get(companyInfo, {}, { as })).body.code).toBe(0)
  })
})

it('says at its own field that the amount is missing, or is none', async () => {
  for (const input of [{ to: undefined }, { to: -1 }])
    expect(await sign({ country: 'DE', ...input })).toMatchObject({
      code: 400,
      fields: { to: 'Enter the most that may be filed without you.' },
    })
})
