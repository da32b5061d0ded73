import { expect, test } from 'vitest'
import { byCertainty } from './certainty.ts'

const card = (...confidences: ('high' | 'medium')[]) => ({
  reasons: confidences.map((confidence) => ({ confidence })),
})

test('a card with anything to be confirmed does not stand under what is certain', () => {
  const sure = card('high')
  const mixed = card('high', 'medium')
  const unsure = card('medium')
  expect(byCertainty([mixed, sure, unsure])).toEqual({ certain: [sure], unconfirmed: [mixed, unsure] })
  expect(byCertainty([])).toEqual({ certain: [], unconfirmed: [] })
})
