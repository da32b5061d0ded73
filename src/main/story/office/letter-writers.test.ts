import { expect, it } from 'vitest'
import { findHints } from '#letters/hints/find-hints.ts'
import { wordsOf, writerOf } from './letter-writers.ts'

it.each([
  ['vat-registration-de', 'Finanzamt Berlin Neukölln', 'DE'],
  ['vat-registration-fr', 'Direction générale des finances publiques', 'FR'],
  ['vat-registration-gb', 'HM Revenue & Customs', 'GB'],
  ['eori-eu', 'Hauptzollamt Berlin', 'DE'],
  ['packaging-de', 'Stiftung Zentrale Stelle Verpackungsregister', 'DE'],
])('about %s %s writes, in words that are read', (code, name, country) => {
  const about = { today: '2026-11-20', reference: '241/26', ours: 'WO-2026-000065', replyBy: '2026-12-01' }
  const text = wordsOf(writerOf(code), about).join('\n')
  const hints = findHints([{ page: 1, text }], '2026-11-20')
  expect(hints.authorities[0]?.value).toEqual({ name, country })
  expect(hints.references[0]?.value).toBe('241/26')
  expect(hints.workOrders[0]?.value).toBe('WO-2026-000065')
  expect(hints.replyBy[0]?.value).toBe('2026-12-01')
})
