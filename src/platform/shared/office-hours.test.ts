import { expect, it } from 'vitest'
import { zoneName } from './day-text.ts'
import { hoursText } from './office-hours.ts'

it('reads the setting of the hours', () => {
  expect(hoursText('09:00-17:30')).toBe('9:00–17:30')
})

it('names a zone as people do', () => {
  expect(zoneName('Europe/Berlin', 'en')).toMatch(/Central European|Germany/)
  expect(zoneName('Asia/Shanghai', 'zh')).toMatch(/中国/)
})
