import { expect, it } from 'vitest'
import { keptUntil as keptAfterClosing, yearsKept } from '#privacy/retention.ts'
import { keptUntil } from '#vat/calendar/keeping.ts'

it.each(['2026-01-01', '2026-12-31', '2027-06-30'])(
  'a company that closes on %s is told how long its filings are kept by the rule that forgets them',
  (day) => {
    expect(keptUntil([day])).toBe(keptAfterClosing(day, yearsKept('FILINGS')))
  },
)
