import { expect, test } from 'vitest'
import { invitingCompany } from './inviting-company.ts'

test.each([
  'Shenzhen Brightoak Trading Co., Ltd.',
  'Lumena Sp. z o.o.',
  '深圳市明橡贸易有限公司',
  'Müller & Söhne GmbH',
  'A.B.C. Handels GmbH',
])('%s stands in the mail', (name) => expect(invitingCompany(name, 'en')).toBe(name))

test.each([
  'Win at cheap-pills.example now',
  'https://evil.example',
  'www.evil',
  'write to me@evil.example',
  '免费.中国',
  'x'.repeat(81),
])('%s does not', (name) => {
  expect(invitingCompany(name, 'en')).toBe('a company')
  expect(invitingCompany(name, 'zh')).toBe('一家企业')
})
