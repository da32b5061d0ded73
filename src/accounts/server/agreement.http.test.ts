import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { AGREEMENT_VERSION, LEGAL_DOCUMENTS, PRIVACY_VERSION } from '../agreement.ts'
import { agreementText } from '../contract.ts'
import { aSeller } from './accounts.builders.ts'
import { agreementAcceptances, users } from './accounts.tables.ts'
import { LEGAL_TEXTS } from './legal-texts.ts'

const app = await testApp()
const { db } = app.deps

describe('GET /agreement/text', () => {
  it('gives the text in force, with the names of the agency filled in', async () => {
    const { body } = await app.get(agreementText, { document: 'USER_AGREEMENT' })
    expect(body.data).toMatchObject({ version: AGREEMENT_VERSION, inForce: true })
    const text = JSON.stringify(body.data)
    expect(text).toContain(app.config.agency.name)
    expect(text).toContain(app.config.agency.email)
    expect(text).not.toContain('{{')
  })

  it('gives every version in both languages, and says which is in force', async () => {
    for (const { document, version } of LEGAL_TEXTS)
      for (const lang of ['en', 'zh'] as const) {
        const { body } = await app.get(agreementText, { document, version }, { lang })
        expect(body.data?.sections.length).toBeGreaterThan(5)
        expect(/[一-鿿]/.test(JSON.stringify(body.data?.sections))).toBe(lang === 'zh')
        const inForce = document === 'USER_AGREEMENT' ? AGREEMENT_VERSION : PRIVACY_VERSION
        expect(body.data?.inForce).toBe(version === inForce)
      }
  })

  it('refuses a version that does not exist', async () => {
    const answer = await app.get(agreementText, { document: 'PRIVACY_POLICY', version: '1999-01' })
    expect(answer).toMatchObject({ status: 404, body: { code: 499, error: 'accounts.text_not_found' } })
  })

  it('has the version in force as the newest', () => {
    const newest = LEGAL_DOCUMENTS.map(
      (document) => LEGAL_TEXTS.find((text) => text.document === document)?.version,
    )
    expect(newest).toEqual([AGREEMENT_VERSION, PRIVACY_VERSION])
    for (const document of LEGAL_DOCUMENTS) {
      const days = LEGAL_TEXTS.filter((text) => text.document === document).map((text) => text.since)
      expect(days).toEqual(days.toSorted().toReversed())
    }
  })
})

describe('acceptances', () => {
  it('are stored at registration, with the sender’s IP address and the time of sending', async () => {
    const seller = await aSeller(app)
    const [user] = await db.select().from(users).where(eq(users.email, seller.email))
    const stored = await db
      .select()
      .from(agreementAcceptances)
      .where(eq(agreementAcceptances.userId, user?.id ?? ''))
    expect(stored.map((row) => [row.document, row.version, row.occasion]).toSorted()).toEqual([
      ['PRIVACY_POLICY', PRIVACY_VERSION, 'REGISTRATION'],
      ['USER_AGREEMENT', AGREEMENT_VERSION, 'REGISTRATION'],
    ])
    for (const row of stored) expect([row.address, row.at]).toEqual(['127.0.0.1', user?.agreementAcceptedAt])
  })

  it('are stored with each order', async () => {
    const order = await placeOrderOf(app, app.people.seller)
    const stored = await db
      .select()
      .from(agreementAcceptances)
      .where(eq(agreementAcceptances.record, order.id))
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatchObject({
      document: 'USER_AGREEMENT',
      version: AGREEMENT_VERSION,
      occasion: 'ORDER',
      address: '127.0.0.1',
    })
  })
})
