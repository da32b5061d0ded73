import { Readable } from 'node:stream'
import { paths } from '#paths.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import { hashToken } from '#platform/server/secret-box.ts'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { writeIcs, type IcsEvent } from '../ics.ts'
import { calendarRefusals } from './calendar.errors.ts'
import type { FeedRow } from './calendar.tables.ts'
import type { Entry } from './entry-drafts.ts'
import { plainSummary } from './feed-texts.ts'
import { feedAt, noteReading } from './feeds.repository.ts'
import { entriesBetween, readingOf, type CalendarDeps } from './list-calendar.ts'

/** Only wrong addresses count: many calendars are read from one machine of their provider. */
const GUESSES = { limit: 20, windowMinutes: 15 }
const BACK_DAYS = 31
const AHEAD_DAYS = 366
const NOTE_EVERY_MS = 5 * 60_000
const REMIND_DAYS = [7, 1]

/**
 * What a member's own calendar program reads: days, countries and amounts, no name and no number of anybody.
 * @throws calendar.feed_unknown
 */
export async function readFeedAt(
  deps: CalendarDeps,
  { token, ip }: { token: string; ip: string },
): Promise<FileAnswer> {
  const found = await feedAt(deps.db, token)
  if (!found) {
    await deps.limits.count({ key: `calendar-feed:${ip}`, ...GUESSES })
    throw calendarRefusals.feed_unknown()
  }
  const { feed, lang } = found
  const now = deps.clock.now()
  await deps.db.transaction((tx) => noteReading(tx, feed, now, new Date(now.getTime() - NOTE_EVERY_MS)))
  const text = await icsOf(deps, feed, lang)
  return {
    stream: Readable.from([Buffer.from(text)]),
    name: 'calendar.ics',
    type: 'text/calendar; charset=utf-8',
    size: Buffer.byteLength(text),
  }
}

async function icsOf(deps: CalendarDeps, feed: FeedRow, lang: Lang): Promise<string> {
  const { companyId } = feed
  const reading = readingOf(deps, lang)
  const span = { from: addDays(reading.today, -BACK_DAYS), to: addDays(reading.today, AHEAD_DAYS) }
  const entries = await entriesBetween(deps, { companyId, ...span, lang }, reading)
  const shown = feed.withRenewals ? entries : entries.filter(({ kind }) => kind !== 'RENEWAL')
  return writeIcs({
    name: deps.config.brand.name,
    lang,
    // The same all day, so that an unchanged calendar reads the same.
    stamp: new Date(`${dayOf(deps.clock.now(), 'UTC')}T00:00:00Z`),
    events: shown.map((entry) => eventOf(deps, feed, entry, lang)),
  })
}

function eventOf({ config }: CalendarDeps, feed: FeedRow, entry: Entry, lang: Lang): IcsEvent {
  const { money, shift, consequence } = entry
  const amount = feed.withAmounts && money ? `${formatMoney(money, lang)} · ${money.basis}` : undefined
  return {
    // An id of ours says nothing outside, but a hash says it to nobody.
    uid: `${hashToken(`${feed.companyId}:${entry.id}`).slice(0, 32)}@${new URL(config.publicUrl).hostname}`,
    day: entry.day,
    summary: plainSummary(entry, lang),
    description: [amount, shift, consequence?.text].filter(Boolean).join('\n'),
    url: `${config.publicUrl}${paths.calendar()}`,
    alarms: feed.withReminders && entry.turn === 'seller' ? REMIND_DAYS : [],
  }
}
