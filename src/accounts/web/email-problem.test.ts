import { expect, test } from 'vitest'
import { accountsText } from './accounts.text.ts'
import { emailProblem } from './use-call-form.ts'

const english = (key: 'emailMissing' | 'emailMalformed') => accountsText[key].en
const chinese = (key: 'emailMissing' | 'emailMalformed') => accountsText[key].zh

test.each([
  ['', 'Enter your e-mail address.', '请填写邮箱。'],
  ['name@', 'Enter an e-mail address, such as name@company.com.', '邮箱格式不正确，如name@company.com'],
  ['name@company.com', undefined, undefined],
])('of the address "%s" it says %s', (address, en, zh) => {
  expect(emailProblem(address, english).email).toBe(en)
  expect(emailProblem(address, chinese).email).toBe(zh)
})
