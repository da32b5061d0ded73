import { beforeAll, describe, expect, it } from 'vitest'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp, type Caller, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import type { Mapping } from '../formats/mapping.ts'
import { listMappings, previewMapping, removeMapping, saveMapping } from '../mapping-contract.ts'
import { uploaded } from '../testing/imports.builders.ts'

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
  it('is matched again from what was said before', async () => {
    const as = await aSeller(app)
    const { id } = await uploaded(app, as, file(1))
    const said = {
      ...filled((await preview(as, id)).mapping, 'Kaufland'),
      refunds: 'POSITIVE' as const,
      types: { Rechnung: 'SALE' as const },
    }
    await app.post(saveMapping, { importId: id, name: 'x', mapping: said }, { as })
    await app.drain()
    const [known] = (await app.get(listMappings, {}, { as })).body.data?.records ?? []
    await app.post(removeMapping, { mappingId: known?.id ?? '' }, { as })
    const next = await uploaded(app, as, file(2))
    expect(next.status).toBe('MAPPING')
    expect((await preview(as, next.id)).mapping).toEqual(said)
    // Another company begins with what is likely.
    const other = await aSeller(app)
    const { id: theirs } = await uploaded(app, other, file(3))
    expect((await preview(other, theirs)).mapping.constants).toEqual({})
  })
})
