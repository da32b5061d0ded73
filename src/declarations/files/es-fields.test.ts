import { expect, test } from 'vitest'
import { plainCapitals } from './es-fields.ts'

test.each([
  ['Muñoz & Cía', 'MUÑOZ & CIA'],
  ['Łódź Sp. z o.o.', 'LODZ SP. Z O.O.'],
  ['Rødgrød med Æbler', 'RODGROD MED AEBLER'],
  ['Groß-Œuvre Đorđević', 'GROSS-OEUVRE DORDEVIC'],
  ['Þór Ísland', 'THOR ISLAND'],
  ['深圳市格林 Green Ltd', 'GREEN LTD'],
  ['深圳市格林', ''],
])('%s is written %s', (name, written) => {
  expect(plainCapitals(name)).toBe(written)
})
