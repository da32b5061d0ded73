import { expect, test } from 'vitest'
import { fillText } from '#platform/shared/refusal.ts'
import type { Translate } from '#platform/web/text.ts'
import { backOfficeText } from './back-office.text.ts'
import { figureText, myTurnText } from './queue-figures.ts'

const t: Translate<typeof backOfficeText> = (key, params = {}) => fillText(backOfficeText[key].en, params)

test.each([
  [0, 0],
  [199, 199],
  [200, '200+'],
])('a view of %i shows %s', (figure, shown) => {
  expect(figureText(figure)).toBe(shown)
})

test.each([
  [{ myOwn: 0, free: 0 }, 0],
  [{ myOwn: 3, free: 0 }, 3],
  [{ myOwn: 3, free: 17 }, '3 + 17 unassigned'],
  [{ myOwn: 150, free: 120 }, '150 + 120 unassigned'],
  [{ myOwn: 200, free: 5 }, '200+ + 5 unassigned'],
  [{ myOwn: 3, free: 200 }, '3 + 200+ unassigned'],
])('my turn of %j shows %s', (counts, shown) => {
  expect(myTurnText(counts, t)).toBe(shown)
})
