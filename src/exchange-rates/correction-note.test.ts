import { expect, it } from 'vitest'
import { correctionNote } from './correction-note.ts'

const rate = (currency: string, value: string) => ({ currency, rate: value })
const about = { key: '2026-03', document: 'letter of the ministry', by: '王丽' }

it('names each rate that is another now, before and after, with the document and who entered it', () => {
  const before = [rate('SEK', '10'), rate('PLN', '4.2')]
  const now = [rate('SEK', '8'), rate('PLN', '4.2'), rate('CZK', '25')]
  expect(correctionNote(before, now, about)).toBe('2026-03 SEK 10 → 8 · letter of the ministry · 王丽')
})

it('stays short', () => {
  const currencies = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE']
  const note = correctionNote(
    currencies.map((one) => rate(one, '1')),
    currencies.map((one) => rate(one, '2')),
    about,
  )
  expect(note).toBe('2026-03 AAA 1 → 2, BBB 1 → 2, CCC 1 → 2, … · letter of the ministry · 王丽')
})

it('is none where nothing is another', () => {
  expect(correctionNote([rate('SEK', '10')], [rate('SEK', '10')], about)).toBeNull()
})
