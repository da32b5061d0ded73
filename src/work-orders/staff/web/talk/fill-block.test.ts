import { expect, it } from 'vitest'
import { draftOf } from './fill-block.ts'

const values = { company: 'Foshan {{number}} <b>', number: 'WO-1' }
const en = { own: 'en', seller: 'en' } as const
const both = { own: 'en', seller: 'zh' } as const

it.each([
  ['Dear {{company}}', '{{company}}您好', en, { own: 'Dear Foshan {{number}} <b>', theirs: '' }],
  ['{{number}}, {{number}}', '{{number}}号', both, { own: 'WO-1, WO-1', theirs: 'WO-1号' }],
  ['{{unknown}} {{constructor}}', '{{', both, { own: '{{unknown}} {{constructor}}', theirs: '{{' }],
  ['same', 'same', both, { own: 'same', theirs: '' }],
])('%s', (english, chinese, langs, draft) => {
  expect(draftOf({ en: english, zh: chinese }, langs, values)).toEqual(draft)
})
