import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * Ways to show an instant that are in nobody's zone: cut out of its ISO text, or formatted with the zone of the machine.
 * `formatInstant`, `formatDeadline`, `<DateText>` and `dayOf` take the reader's zone.
 */
const CUTS: readonly RegExp[] = [
  /\b(?:at|[a-zA-Z]+At|now|instant|time)\)?\.slice\(0, (?:7|10|16|19)\)/,
  /toISOString\(\)\s*\.(?:slice|substring|split|replace)\(/,
  /\.split\('T'\)/,
  /\.toLocale(?:Date|Time)?String\(/,
  /\.get(?:FullYear|Month|Date|Day|Hours)\(\)/,
  /new Intl\.DateTimeFormat\((?!\)\.resolvedOptions)/,
  /timeZone: 'UTC'|formatInstant\([^)]*'UTC'\)/,
]

/** Where a day is reckoned and not an instant shown, and the one place that formats. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/platform/shared/calendar.ts': 'arithmetic of calendar days, in UTC on both sides',
  'src/platform/shared/day-text.ts': 'the formatter itself',
  'src/platform/shared/zoned-instant.ts': 'by how much the clocks of a zone are ahead',
  'src/platform/server/identity.config.ts': 'tries whether a zone exists',
  'src/vat/engine/refund-period.ts': 'last day of a month',
  'src/reports/reader/read-workbook.ts':
    'a day of a spreadsheet, which has no zone and is kept at midnight UTC',
  'src/accounts/web/account/zones.ts': 'how far a zone is from UTC',
  'src/calendar/web/month-name.ts': 'the names of months and weekdays',
  'src/documents/server/reading.ts': 'a reading is recorded once a day: none is shown',
  'src/exchange-rates/latest-published.ts': 'the hour in Frankfurt',
  'src/confirmations/confirmation-language.ts': 'calendar days in eight languages',
  'src/main/journey/follow.ts': 'the day on a sample of what an office sends',
  'src/main/story/tell-story.ts': 'the day of a sample bank transfer',
  'src/pending-matters/server/pending-matters.queries.ts': 'whether one thing still waits: no day is shown',
  'src/messages/server/messages.export.ts': 'the archive of an export, whose index names UTC',
  'src/privacy/server/write-archive.ts': 'the index of the archive, which names UTC',
  'src/privacy/server/read-closing.ts': 'the year from which the law counts: no instant is shown',
  'src/backup/server/target.ts': 'the name of a backup, which names UTC',
  'src/alerts/server/alerts.jobs.ts': 'a mail to administrators, which names UTC',
  'src/doctor/trail-facts.ts': 'what a command prints for an operator: a day ten years ago',
  'src/payments/server/watch-webhooks.ts': 'a mail to administrators, which names UTC',
  'src/audit/told-check.ts': 'what a command prints for an operator, which names UTC',
  'src/main/dev-mail-page.ts': 'the mailbox of the demo, which names UTC',
}

const cutsIn = (code: string) =>
  code.split('\n').flatMap((line) => (CUTS.some((cut) => cut.test(line)) ? [line.trim()] : []))

it.each([
  'formatDay(order.startedAt.slice(0, 10), lang)',
  'const day = new Date().toISOString().slice(0, 10)',
  "saved.toISOString().split('T')[0]",
  'at.toLocaleString()',
  'new Intl.DateTimeFormat(lang).format(at)',
  "formatInstant(due, lang, 'medium', 'UTC')",
])('detects a planted cut: %s', (line) => {
  expect(cutsIn(line)).toHaveLength(1)
})

it('no instant is shown in nobody’s zone', async () => {
  const found: string[] = []
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: ROOT })) {
    if (/\.test\.tsx?$|\/testing\/|\/local-registers\//.test(file) || file in ALLOWED) continue
    found.push(...cutsIn(readFileSync(resolve(ROOT, file), 'utf8')).map((line) => `${file}: ${line}`))
  }
  expect(found).toEqual([])
})
