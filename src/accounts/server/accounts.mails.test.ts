import { expect, it } from 'vitest'
import { inLanguage } from './accounts.mails.ts'

it.each([
  ['https://p.example/joinCompany#token=a_b-c', 'zh', 'https://p.example/joinCompany?lang=zh#token=a_b-c'],
  ['https://p.example/login?next=%2Fa', 'zh', 'https://p.example/login?next=%2Fa&lang=zh'],
  [
    'https://p.example/workspace/accountInfo#security',
    'zh',
    'https://p.example/workspace/accountInfo?lang=zh#security',
  ],
  ['https://p.example/joinCompany#token=a', 'en', 'https://p.example/joinCompany#token=a'],
] as const)('%s in %s', (link, lang, opened) => {
  expect(inLanguage(link, lang)).toBe(opened)
})
