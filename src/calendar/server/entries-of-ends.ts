import { paths } from '#paths.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { countryName } from '#platform/shared/countries.ts'
import { type LocalText, pickText } from '#platform/shared/local-text.ts'
import type { Ending, EndingKind } from './ends.queries.ts'
import type { Entry, Reading } from './entry-drafts.ts'

const TEXTS = {
  term: { en: 'Your filing service ends', zh: '申报服务到期' },
  termMissed: {
    en: 'Later periods are no longer filed by us; returns remain due',
    zh: '之后的申报期不再由我们申报，申报义务不变',
  },
  registration: { en: 'Validity ends', zh: '有效期届满' },
  registrationMissed: { en: 'No longer valid after this day', zh: '此日之后失效' },
  mandate: { en: 'Mandate ends', zh: '授权到期' },
  mandateMissed: {
    en: 'From then on we can no longer file for you there',
    zh: '届时我们不能再代您在当地申报',
  },
  shop: { en: 'Amazon authorisation ends', zh: 'Amazon授权到期' },
  shopMissed: { en: 'From this day on Amazon sends us no reports', zh: '自该日起Amazon不再提供报告' },
} satisfies Record<string, LocalText>

/** Until then there is nothing to do about it, and it is no to-do. */
const NOTICE_DAYS: Record<EndingKind, number> = { term: 60, registration: 60, mandate: 60, shop: 30 }

export function entryOfEnd(row: Ending, reading: Reading): Entry {
  const { what, country } = row
  const isTerm = what === 'term' && country !== null
  return {
    ...ending(row, reading),
    subject: isTerm ? countryName(country, reading.lang) : pickText(row.name, reading.lang),
    country,
    link: linkTo(row),
  }
}

function linkTo({ what, id, workOrderId }: Ending): string {
  if (what === 'mandate') return paths.registrations({ mandate: id })
  return workOrderId === null ? paths.shopAuthorisation() : paths.workOrder(workOrderId)
}

function ending({ id, day, what }: Ending, { lang, today }: Reading) {
  const noticed = addDays(day, -NOTICE_DAYS[what])
  return {
    id,
    kind: 'RENEWAL',
    day,
    time: null,
    title: TEXTS[what][lang],
    plain: TEXTS[what][lang],
    turn: 'seller',
    turnFrom: noticed > today ? noticed : null,
    overdue: false,
    shift: null,
    consequence: { text: TEXTS[`${what}Missed`][lang], source: null },
    money: null,
  } as const
}
