import { beforeAll, describe, expect, it } from 'vitest'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp, type Caller, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import type { Mapping } from '../formats/mapping.ts'
import { listMappings, previewMapping, removeMapping, saveMapping } from '../mapping-contract.ts'
import { detailOf, uploaded } from '../testing/imports.builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: settableClock(new Date('2026-11-20T09:00:00Z')) })
})

const HEADER = 'Datum;Typ;Bestellnummer;Betrag;Währung;Land'
const file = (order: number) => ({
  name: `export-${order}.csv`,
  bytes: Buffer.from(
    `${HEADER}\n05.01.2026;Rechnung;${order};1.190,50;EUR;DE\n06.01.2026;Gutschrift;${order};119,00;EUR;DE\n`,
  ),
})

async function preview(as: Caller, importId: string, mapping?: Mapping) {
  const { body } = await app.post(previewMapping, { importId, ...(mapping && { mapping }) }, { as })
  if (!body.data) throw new Error(body.message)
  return body.data
}

const filled = (suggested: Mapping, marketplace: string): Mapping => ({
  ...suggested,
  constants: { ...suggested.constants, marketplace, depart: 'DE' },
})

describe('a file that somebody matches', () => {
  it('shows what stands in its columns before anything is matched', async () => {
    const as = await aSeller(app)
    const { id } = await uploaded(app, as, file(1))
    const shown = await preview(as, id)
    expect(shown.missing).toEqual(['marketplace', 'depart'])
    expect(shown.mapping.columns).toMatchObject({ date: 'Datum', type: 'Typ', gross: 'Betrag' })
    expect(shown.header.map((name, at) => [name, shown.examples[at]])).toEqual([
      ['Datum', ['05.01.2026', '06.01.2026']],
      ['Typ', ['Rechnung', 'Gutschrift']],
      ['Bestellnummer', ['1']],
      ['Betrag', ['1.190,50', '119,00']],
      ['Währung', ['EUR']],
      ['Land', ['DE']],
    ])
  })

  it('says which amount is written otherwise than was said, and which refund is positive', async () => {
    const as = await aSeller(app)
    const { id } = await uploaded(app, as, file(1))
    const mapping = filled((await preview(as, id)).mapping, 'eBay')
    const comma = await preview(as, id, { ...mapping, numbers: 'COMMA' })
    expect(comma.otherNumbers).toBeNull()
    const point = await preview(as, id, { ...mapping, numbers: 'POINT' })
    expect(point.otherNumbers).toBe('1.190,50')
    const codes = point.rows.map(({ problems }) => problems.map(({ code }) => code))
    expect(codes[0]).not.toContain('ASK_REFUND_SIGN')
    expect(codes[1]).toContain('ASK_REFUND_SIGN')
    const positive = await preview(as, id, { ...mapping, refunds: 'POSITIVE' })
    expect(positive.rows.map(({ amount }) => amount?.amount)).toEqual([119_050, -11_900])
  })

  it('asks for a marketplace that is understood once, and not in each row', async () => {
    const as = await aSeller(app)
    const { id } = await uploaded(app, as, file(1))
    const { mapping } = await preview(as, id)
    const wrong = filled(mapping, 'Mein Shop')
    expect(await preview(as, id, wrong)).toMatchObject({ missing: ['marketplace'], rows: [] })
    const refused = await app.post(saveMapping, { importId: id, name: 'x', mapping: wrong }, { as })
    expect(refused.body).toMatchObject({
      error: 'reports.mapping_incomplete',
      data: { missing: ['marketplace'] },
    })
    const right = { ...filled(mapping, 'own shop'), refunds: 'POSITIVE' as const }
    await app.post(saveMapping, { importId: id, name: 'x', mapping: right }, { as })
    await app.drain()
    expect(await detailOf(app, as, id)).toMatchObject({ rowsKept: 2, rowsWithIssue: 0 })
  })

  it('that was remembered with an unknown marketplace is asked for again', async () => {
    const as = await aSeller(app)
    const { id } = await uploaded(app, as, file(1))
    const { mapping } = await preview(as, id)
    await app.post(saveMapping, { importId: id, name: 'x', mapping: filled(mapping, 'eBay') }, { as })
    await app.drain()
    const { id: mappingId } = (await app.get(listMappings, {}, { as })).body.data?.records[0] ?? { id: '' }
    // As it was taken before marketplaces were chosen from a list.
    await app.database.pool.query(
      `update report_mappings set mapping = jsonb_set(mapping, '{constants,marketplace}', '"Mein Shop"') where id = $1`,
      [mappingId],
    )
    const next = await uploaded(app, as, file(2))
    expect(next.status).toBe('MAPPING')
    expect((await preview(as, next.id)).mapping.constants).toEqual({ marketplace: 'Mein Shop', depart: 'DE' })
  })

  it('is matched again from what was said before', async () => {
    const as = await aSeller(app)
    const { id } = await uploaded(app, as, file(1))
    const said = {
      ...filled((await preview(as, id)).mapping, 'Kaufland'),
      refunds: 'POSITIVE' as const,
      types: { Rechnung: 'SALE' as const },
    }
    await app.post(saveMapping, { importId: id, name: 'Orders of Kaufland', mapping: said }, { as })
    await app.drain()
    const [known] = (await app.get(listMappings, {}, { as })).body.data?.records ?? []
    await app.post(removeMapping, { mappingId: known?.id ?? '' }, { as })
    const next = await uploaded(app, as, file(2))
    expect(next.status).toBe('MAPPING')
    expect(await preview(as, next.id)).toMatchObject({ name: 'Orders of Kaufland', mapping: said })
    // Another company begins with what is likely.
    const other = await aSeller(app)
    const { id: theirs } = await uploaded(app, other, file(3))
    const likely = await preview(other, theirs)
    expect([likely.name, likely.mapping.constants]).toEqual(['', {}])
  })
})
