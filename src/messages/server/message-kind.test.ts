import { describe, expect, it } from 'vitest'
import { writeMessage, writeValue, type MessageKind, type MessageValue } from './message-kind.ts'

const en = { lang: 'en', timeZone: 'Asia/Shanghai' } as const
const zh = { lang: 'zh', timeZone: 'Asia/Shanghai' } as const

const VALUES: [MessageValue, string, string][] = [
  ['WO-2026-000001', 'WO-2026-000001', 'WO-2026-000001'],
  [3, '3', '3'],
  [{ en: 'Form', zh: '资料表' }, 'Form', '资料表'],
  [{ en: '', zh: '资料表' }, '资料表', '资料表'],
  [{ amount: 12900, currency: 'EUR' }, '€129.00', '€129.00'],
  [{ day: '2026-11-22' }, '22 November 2026', '2026年11月22日'],
  [
    { instant: '2026-11-22T16:00:00Z' },
    '23 Nov 2026, 00:00 (China Standard Time)',
    '2026年11月23日 00:00（中国标准时间）',
  ],
  [[{ en: 'Passport', zh: '护照' }, 'B'], 'Passport, B', '护照、B'],
  ['{{sum}} <script>', '{{sum}} <script>', '{{sum}} <script>'],
]

describe('a value in the reader’s language', () => {
  it.each(VALUES)('%j', (value, inEnglish, inChinese) => {
    expect([writeValue(value, en), writeValue(value, zh)]).toEqual([inEnglish, inChinese])
  })
})

type Params = { number: string; sum: MessageValue; id: string; day: { day: string } | null }
const KIND: MessageKind<Params> = {
  name: 'tests.paid',
  type: 'ORDER',
  title: { en: 'Paid: {{number}}', zh: '已付款：{{number}}' },
  body: { en: '{{sum}} has arrived.{{until}}', zh: '已收到{{sum}}。{{until}}' },
  words: ({ day }, { lang }) => ({ until: day ? (lang === 'zh' ? '有期限' : ' In time.') : '' }),
  link: ({ id }) => `/x?id=${id}`,
}

describe('a message', () => {
  it('is written from its kind and parameters, and leads somewhere', () => {
    const params = { number: 'OR-1', sum: { amount: 100, currency: 'EUR' as const }, id: 'or_1', day: null }
    expect(writeMessage(KIND, params, en)).toEqual({
      title: 'Paid: OR-1',
      body: '€1.00 has arrived.',
      link: '/x?id=or_1',
    })
    expect(writeMessage(KIND, { ...params, day: { day: '2026-01-01' } }, zh).body).toBe('已收到€1.00。有期限')
  })

  it('does not read a parameter as a text of its own', () => {
    const written = writeMessage(KIND, { number: '{{sum}}', sum: 'x', id: 'i', day: null }, en)
    expect(written.title).toBe('Paid: {{sum}}')
  })
})
