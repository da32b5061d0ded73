import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { fileAwayAuthorityLetter, sortAuthorityLetter } from '../staff/contract.ts'
import { letterFields, letterOf, registrationWith, uploadLetterOf } from '../testing/letters.builders.ts'
import { letterPdf } from '../testing/pdfs.ts'

const app = await testApp({ clock: settableClock(new Date('2026-11-18T10:00:00Z')) })
const { agent, seller, sellerOther } = app.people
const as = agent

const read = async (bytes: Buffer) => {
  const id = await uploadLetterOf(app, 'letter.pdf', bytes)
  await app.drain()
  return letterOf(app, id)
}
const ownerOf = async (workOrderId: string) => {
  const { rows } = await app.database.pool.query<{ id: string; name: string; number: string }>(
    `select companies.id, name, number from work_orders join companies on companies.id = company_id where work_orders.id = $1`,
    [workOrderId],
  )
  if (!rows[0]) throw new Error('no such work order')
  return rows[0]
}
const companiesIn = async (text: string) =>
  (await read(await letterPdf([text]))).suggestions
    .filter(({ kind }) => kind === 'COMPANY')
    .map(({ value }) => value)
const own = await openWorkOrder(app, seller)
const foreign = await openWorkOrder(app, sellerOther)
const company = await ownerOf(own.workOrderId)
const other = await ownerOf(foreign.workOrderId)
await app.database.pool.query(
  `update companies set vat_number = 'DE136695976', name_original = '深圳市明橡贸易有限公司' where id = $1`,
  [company.id],
)

let kept: Promise<string> | undefined
const obtained = () =>
  (kept ??= registrationWith(app, own.workOrderId, 'DE812345674', {
    id: 'reg_vat',
    taxNumber: '29/321/98765',
  }))

describe('what the text of a PDF suggests', () => {
  it('is shown with the words that it was found by, and nothing is taken', async () => {
    const letter = await read(
      await letterPdf([
        `Finanzamt Musterstadt\nMusterstadt, den 12.11.2026\nAktenzeichen: 12/345\nUSt-IdNr. DE 136 695 976\nIhr Zeichen ${company.number}\nBitte antworten Sie bis zum 15.12.2026.`,
      ]),
    )
    expect(letter).toMatchObject({ text: 'READ', pages: 1, revision: 1, state: 'NEW', company: null })
    expect(letter.suggestions.map(({ kind, value, words }) => [kind, value, words])).toEqual([
      ['WORK_ORDER', own.workOrderId, `Ihr Zeichen ${company.number}`],
      ['COMPANY', company.id, `Ihr Zeichen ${company.number}`],
      ['AUTHORITY', 'Finanzamt Musterstadt', 'Finanzamt Musterstadt'],
      ['REFERENCE', '12/345', 'Aktenzeichen: 12/345'],
      ['DATED', '2026-11-12', 'Musterstadt, den 12.11.2026'],
      ['REPLY_BY', '2026-12-15', 'Bitte antworten Sie bis zum 15.12.2026.'],
    ])
  })

  it.each([
    ['a number with its spaces', 'TVA DE 136 695 976'],
    ['a number without its country', 'Steuernummer 136/695/976'],
    ['a name in Chinese', '致深圳市明橡贸易有限公司:'],
    ['a name in Latin letters', `To ${company.name}`.slice(3)],
  ])('finds a company by %s', async (_what, text) => {
    const { suggestions } = await read(await letterPdf([text]))
    expect(suggestions).toMatchObject([{ kind: 'COMPANY', value: company.id, page: 1, words: text }])
  })

  it('names both companies of a letter about two', async () => {
    const { suggestions } = await read(await letterPdf([`USt DE136695976\nund\n${other.number}`]))
    const found = suggestions.filter(({ kind }) => kind === 'COMPANY').map(({ value }) => value)
    expect(found.toSorted()).toEqual([company.id, other.id].toSorted())
  })

  it('means the company that it names where another has the same number', async () => {
    await app.database.pool.query(`update companies set vat_number = 'DE136695976' where id = $1`, [other.id])
    expect(await companiesIn(`${other.name}\nUSt-IdNr. DE136695976`)).toEqual([other.id])
    expect((await companiesIn('USt-IdNr. DE136695976')).toSorted()).toEqual([company.id, other.id].toSorted())
    await app.database.pool.query(`update companies set vat_number = null where id = $1`, [other.id])
  })

  it('finds whose it is by the reference of an earlier letter', async () => {
    const earlier = await uploadLetterOf(app)
    const said = letterFields(app, { workOrderId: own.workOrderId, reference: 'VAT 77/1-b' })
    await app.post(sortAuthorityLetter, { id: earlier, revision: 1, ...said }, { as })
    const { suggestions } = await read(await letterPdf(['Our ref: VAT 77/1-B']))
    expect(suggestions[0]).toMatchObject({ kind: 'WORK_ORDER', value: own.workOrderId })
  })

  it.each([
    ['a number that was obtained', 'USt-IdNr. DE 812 345 674', 'reg_vat'],
    ['a tax number', 'Steuernummer 29/321/98765', 'reg_vat'],
  ])('says by %s what it is about', async (_what, text, registration) => {
    await obtained()
    const { suggestions } = await read(await letterPdf([text]))
    expect(suggestions.find(({ kind }) => kind === 'REGISTRATION')).toMatchObject({
      value: registration,
      label: 'VAT registration Germany · DE812345674',
      country: 'DE',
      company: { id: company.id },
      words: text,
    })
  })

  it('what an earlier letter of the same reference was about', async () => {
    await obtained()
    const earlier = await uploadLetterOf(app)
    const said = letterFields(app, { registrationId: 'reg_vat', reference: 'Az 99/2-c' })
    await app.post(sortAuthorityLetter, { id: earlier, revision: 1, ...said }, { as })
    const { suggestions } = await read(await letterPdf(['Our ref: AZ 99/2-C']))
    expect(suggestions.map(({ kind, value }) => [kind, value])).toContainEqual(['REGISTRATION', 'reg_vat'])
  })

  it('says nothing of a text that names nobody, and no more once the letter is closed', async () => {
    expect((await read(await letterPdf(['Hello']))).suggestions).toEqual([])
    const { id, suggestions } = await read(await letterPdf([company.number]))
    expect(suggestions).toHaveLength(2)
    await app.post(fileAwayAuthorityLetter, { id, revision: 1, reason: 'A copy.' }, { as })
    expect((await letterOf(app, id)).suggestions).toEqual([])
  })
})

describe('a PDF without a text that can be read', () => {
  it('is a scan', async () => {
    expect(await read(await letterPdf(['']))).toMatchObject({ text: 'SCAN', pages: 1, suggestions: [] })
  })

  it('is locked, which is said, and it can be sorted by hand', async () => {
    const letter = await read(await letterPdf([company.number], { userPassword: 'x', ownerPassword: 'y' }))
    expect(letter).toMatchObject({ text: 'LOCKED', pages: null, suggestions: [] })
    const said = { id: letter.id, revision: 1, ...letterFields(app, { workOrderId: own.workOrderId }) }
    expect((await app.post(sortAuthorityLetter, said, { as })).body.data).toMatchObject({ state: 'SORTED' })
  })

  it('is no PDF behind its first bytes', async () => {
    const letter = await read(Buffer.from('%PDF-1.4\nnothing\n%%EOF\n'))
    expect(letter).toMatchObject({ text: 'UNREADABLE', suggestions: [] })
  })

  it('has 300 pages, of which the first are read', async () => {
    const pages = Array.from({ length: 300 }, (_, page) => (page === 1 ? company.number : `Page ${page + 1}`))
    const letter = await read(await letterPdf(pages))
    expect(letter).toMatchObject({ text: 'READ', pages: 300 })
    expect(letter.suggestions[0]).toMatchObject({ kind: 'WORK_ORDER', page: 2 })
  })
})
