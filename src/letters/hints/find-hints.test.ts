import { describe, expect, it } from 'vitest'
import { findHints } from './find-hints.ts'
import { nameKey } from './find-names.ts'

const hintsOf = (text: string) => findHints([{ page: 1, text }], '2026-11-18')
const values = (found: readonly { value: unknown }[]) => found.map(({ value }) => value)

describe('the day by which a letter wants an answer', () => {
  it.each([
    ['Bitte antworten Sie bis zum 15.12.2026.', '2026-12-15'],
    ['Die Unterlagen sind spätestens am Dienstag, den 1. Dezember 2026 vorzulegen.', '2026-12-01'],
    ['Frist: 05.01.2027', '2027-01-05'],
    ['Wir bitten um Antwort bis\n15.12.2026', '2026-12-15'],
    ['Please reply by 5 January 2027.', '2027-01-05'],
    ['You must tell us no later than 31 March 2027', '2027-03-31'],
    ['Vous devez répondre au plus tard le 1er février 2027.', '2027-02-01'],
    ['Le rogamos conteste antes del 3 de febrero de 2027', '2027-02-03'],
    ['La documentazione va inviata entro il 28 febbraio 2027', '2027-02-28'],
    ['Reageer uiterlijk op 12 maart 2027', '2027-03-12'],
    ['Prosimy o odpowiedź do dnia 7 stycznia 2027', '2027-01-07'],
    ['请于2026年12月15日前答复', '2026-12-15'],
    ['截止日期：2026-12-15', '2026-12-15'],
  ])('%s', (text, day) => expect(values(hintsOf(text).replyBy)).toEqual([day]))

  it.each([
    'für die Zeit vom 01.01.2026 bis 31.03.2026',
    'from 1 January 2026 until 31 March 2026',
    'Ihr Schreiben vom 15.10.2026',
    'bis zum 31.02.2027',
    'bis zum 12345.12.2026',
  ])('not: %s', (text) => expect(values(hintsOf(text).replyBy)).toEqual([]))
})

describe('the day of a letter', () => {
  it.each([
    ['Steuernummer seit 01.01.2020\nDatum: 12.11.2026', '2026-11-12'],
    ['Musterstadt, den 5. November 2026', '2026-11-05'],
    ['10 November 2026\nPlease reply by 12 November 2026', '2026-11-10'],
  ])('%s', (text, day) => expect(values(hintsOf(text).dated)).toEqual([day]))

  it('is none that has not come', () => expect(hintsOf('Datum: 19.11.2026').dated).toEqual([]))
})

describe('who writes', () => {
  it.each([
    ['Finanzamt Berlin Neukölln, Thiemannstr. 1', 'Finanzamt Berlin Neukölln', 'DE'],
    ['FINANZAMT ÖSTERREICH', 'Finanzamt Österreich', 'AT'],
    ['HMRC', 'HM Revenue & Customs', 'GB'],
    ['Urząd Skarbowy w Warszawie', 'Urząd Skarbowy w Warszawie', 'PL'],
    ['AGENZIA DELLE ENTRATE Centro Operativo di Pescara', 'Agenzia delle Entrate', 'IT'],
  ])('%s', (text, name, country) => expect(values(hintsOf(text).authorities)).toEqual([{ name, country }]))

  it('nobody whom we know', () => expect(hintsOf('Musterbank AG').authorities).toEqual([]))
})

describe('what the authority calls it', () => {
  it.each([
    ['Aktenzeichen: 000/0000/4711 – VII/2', '000/0000/4711 – VII/2'],
    ['Our ref: VAT 123-456-A Date', 'VAT 123-456-A'],
    ['文号：税函2026-118', '税函2026-118'],
  ])('%s', (text, reference) => expect(values(hintsOf(text).references)).toEqual([reference]))

  it('not words alone', () => expect(hintsOf('Reference to your letter').references).toEqual([]))
})

describe('whose it may be', () => {
  it.each([
    ['USt-IdNr.: DE 123 456 789', 'DE123456789'],
    ['USt-IdNr.:DE123456789', 'DE123456789'],
    ['Steuernummer 12/345/67890', '1234567890'],
    ['TVA FR 12 345 678 901', 'FR12345678901'],
    ['ＵＳｔ ＤＥ１２３４５６７８９', 'DE123456789'],
  ])('number in %s', (text, number) => expect(values(hintsOf(text).numbers)).toContain(number))

  it.each([
    ['Ming-Xiang Trading Co., Ltd.', 'Ming Xiang Trading Co Limited'],
    ['to Musterhandel G.m.b.H. in Berlin', 'Musterhandel GmbH'],
    ['致深圳市明橡贸易有限公司：', '深圳市明橡贸易有限公司'],
    ['深圳市（明橡）贸易有限公司', '深圳市(明橡)贸易有限公司'],
    ['Jane Doe Shop', 'Jane Doe Shop'],
  ])('name in %s', (text, name) => expect(values(hintsOf(text).names)).toContain(nameKey(name)))

  it('work orders that it quotes', () => {
    expect(values(hintsOf('Ihr Zeichen wo-2026-000123, WO-2026-000123, WO-2026-0001234').workOrders)).toEqual(
      ['WO-2026-000123'],
    )
  })
})

describe('whatever the text is', () => {
  it('keeps no hidden marks in the words that it was found by', () => {
    const [found] = hintsOf('<script>alert(1)</script> Frist:\u202E 05.01.2027\u0000').replyBy
    expect(found?.line.text).toBe('<script>alert(1)</script> Frist: 05.01.2027')
  })

  it.each([
    '1 '.repeat(50_000),
    'bis '.repeat(50_000),
    'a-'.repeat(100_000),
    '深'.repeat(100_000),
    'Ltd '.repeat(50_000),
  ])('is read in time', (text) => {
    const pages = Array.from({ length: 10 }, (_, page) => ({ page, text: text.replace(/(.{300})/g, '$1\n') }))
    const began = performance.now()
    findHints(pages, '2026-11-18')
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})
