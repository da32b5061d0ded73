import { describe, expect, it } from 'vitest'
import type { WorkOrderCard } from '../records.ts'
import { dueText, laneModel, type Reader } from './lane-model.ts'
import { turnClock } from './turn-text.ts'
import { textsOf } from '#platform/shared/text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { workOrdersText } from './work-orders.text.ts'

/** The texts as the pages show them, with the plural for `count`. */
function reader(lang: 'en' | 'zh'): Reader {
  const texts = textsOf(workOrdersText, lang)
  const t = (key: string, params: Record<string, string | number> = {}) =>
    fillText(texts[`${key}_${params['count'] === 1 ? 'one' : 'other'}`] ?? texts[key] ?? key, params)
  return {
    t,
    lang,
    now: new Date('2026-03-17T04:00:00Z'),
    today: '2026-03-17',
    timeZone: 'Asia/Shanghai',
    agencyZone: 'Europe/Berlin',
    brand: 'Greenlane',
  }
}

const order = (part: Partial<WorkOrderCard>) =>
  ({
    turn: 'seller',
    turnSince: '2026-03-13T08:20:00Z',
    product: { code: 'de-vat-registration' },
    ...part,
  }) as WorkOrderCard

describe('whose turn since when', () => {
  it.each([
    ['en', 'seller', '2026-03-13T08:20:00Z', 'Your turn · 4 days'],
    ['en', 'agency', '2026-03-16T08:20:00Z', 'With us · 1 day'],
    ['en', 'authority', '2026-03-08T08:20:00Z', 'Tax office · 9 days'],
    ['zh', 'seller', '2026-03-13T08:20:00Z', '轮到您 · 已4天'],
    ['zh', 'authority', '2026-03-08T08:20:00Z', '税局处理中 · 已9天'],
    // 17 March in Shanghai already.
    ['zh', 'agency', '2026-03-16T17:00:00Z', '服务商处理中 · 今天起'],
  ] as const)('%s %s since %s', (lang, turn, turnSince, text) => {
    const by = reader(lang)
    expect(turnClock(order({ turn, turnSince }), by, by.t)).toBe(text)
  })

  it('is empty when the work order is on hold, completed or cancelled', () => {
    const by = reader('en')
    expect(turnClock(order({ turn: 'none', turnSince: null }), by, by.t)).toBeUndefined()
  })
})

it('says when something is due', () => {
  const by = reader('en')
  expect(dueText('2026-03-16', by)).toBe('1 day late')
  expect(dueText('2026-03-17', by)).toBe('due today')
  expect(dueText('2026-03-20', by)).toBe('by 20 Mar')
  // 18 March in Shanghai, and nothing is late yet where the office is.
  expect(dueText('2026-03-17', { ...by, now: new Date('2026-03-17T20:00:00Z') })).toBe('due today')
})

it('shows done steps by first day and duration, and future steps by their usual duration', () => {
  const stop = {
    nodeId: 'n',
    track: 'you',
    round: 1,
    startedAt: null,
    finishedAt: null,
    dueAt: null,
    expectedDays: { low: 20, high: 30 },
  } as const
  const model = laneModel(
    order({
      status: 'OPEN',
      expectedFinish: { low: '2026-04-28', high: '2026-05-19', heldDays: 0 },
      lane: [
        {
          ...stop,
          key: 'form',
          label: 'Company form',
          state: 'done',
          startedAt: '2026-03-09T02:00:00Z',
          finishedAt: '2026-03-11T02:00:00Z',
        },
        {
          ...stop,
          key: 'check',
          label: 'Check',
          state: 'done',
          startedAt: '2026-03-11T02:00:00Z',
          finishedAt: '2026-03-11T02:20:00Z',
        },
        {
          ...stop,
          key: 'sign',
          label: 'Signature',
          state: 'done',
          startedAt: '2026-03-11T12:00:00Z',
          finishedAt: '2026-03-12T12:00:00Z',
        },
        { ...stop, key: 'number', label: 'Tax number', state: 'todo', track: 'authority' },
      ],
    }),
    reader('en'),
  )
  expect(model.stops.map((each) => each.sub)).toEqual([
    '9 Mar · 2 days',
    '11 Mar',
    '11 Mar · 1 day',
    '20–30 days',
  ])
  expect(model.expected).toBe('28 April – 19 May')
  expect(model.flag).toEqual({ text: 'Your turn · 4 days', tone: 'yours' })
})

it.each([
  ['en', 'ON_HOLD', '28 April – 19 May, delayed 5 working days by the hold'],
  ['zh', 'ON_HOLD', '4月28日至5月19日（因暂停顺延5个工作日）'],
  ['en', 'CANCELLED', undefined],
] as const)('says in %s by how much a hold has moved the finish: %s', (lang, status, expected) => {
  const held = { low: '2026-04-28', high: '2026-05-19', heldDays: 5 }
  expect(laneModel(order({ status, lane: [], expectedFinish: held }), reader(lang)).expected).toBe(expected)
})
