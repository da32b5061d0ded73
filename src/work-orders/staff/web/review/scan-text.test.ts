import { expect, test } from 'vitest'
import { workOrdersStaffText } from '../work-orders-staff.text.ts'
import { scanText } from './scan-text.ts'

test.each([
  ['clean', 'CLAMD', /, scanned for viruses$/, /，已做病毒扫描$/],
  ['clean', 'MARKS', /no virus scan/, /未做病毒扫描/],
  // From before it was kept: nobody knows that it was scanned.
  ['clean', null, /no virus scan/, /未做病毒扫描/],
  ['pending', null, /being checked/, /检查中/],
  ['infected', null, /rejected/, /已拒绝/],
] as const)('a file that is %s, looked into by %s, says no more than that', (scan, scannedBy, en, zh) => {
  const text = workOrdersStaffText[scanText({ scan, scannedBy })]
  expect(text.en).toMatch(en)
  expect(text.zh).toMatch(zh)
})
