import { describe, expect, test } from 'vitest'
import { fillText } from '#platform/shared/refusal.ts'
import { numberReasons } from '#tax-numbers/number-reasons.ts'
import { describeError } from './describe-error.ts'
import { example, SUBMIT, withDirector } from '../../testing/example.builders.ts'
import { formMessages } from '../model/messages.ts'
import { deVatRegistration as template } from '#form-templates/de-vat-registration/template.ts'
import { validate } from './validate.ts'

/** The first error, as a person reads it. */
function describeFirst(answers: unknown, lang: 'en' | 'zh'): string {
  const [error] = validate(template, answers, SUBMIT).errors
  if (!error) return ''
  const { row, text, key, params, why } = describeError(template, answers, error, lang)
  const because = why ? fillText(numberReasons[why.key][lang], why.params) : ''
  const sentence = text ?? fillText(formMessages[key][lang], { ...params, why: because })
  return row ? `${row.label}, ${row.title}: ${sentence}` : sentence
}

test.each<[Record<string, unknown>, string, string]>([
  [
    withDirector({ dateOfBirth: '' }),
    'Person 1, ZHOU MING: Enter the date of birth.',
    '第1位, ZHOU MING: 请填写出生日期。',
  ],
  [
    withDirector({ passport: [] }),
    'Person 1, ZHOU MING: Upload the photo page of the passport.',
    '第1位, ZHOU MING: 请上传护照首页。',
  ],
  [example({ iban: '' }), 'Enter the IBAN.', '请填写IBAN。'],
  [
    example({ signatory: 'SUN HUI' }),
    'Choose one of the persons named in this form: ZHOU MING.',
    '请从本表填写的人员中选择：ZHOU MING。',
  ],
  [
    example({ iban: 'DE89370400440532013001' }),
    'The check digits of this IBAN do not match. Check for a wrong or swapped digit. Compare it with the bank statement, character by character.',
    '该IBAN校验未通过，请检查是否有数字输错或颠倒。请与银行对账单逐位核对。',
  ],
  [
    example({ uscc: '91440300MA5FKD8Q2' }),
    'A unified social credit code has 18 characters; this one has 17. Compare all 18 characters with the business licence.',
    '统一社会信用代码应为18位，当前为17位。请与营业执照逐位核对（共18位）。',
  ],
  [
    example({ stockInGermany: undefined }),
    'Say whether you keep goods in Germany.',
    '请选择是否在德国存放货物。',
  ],
  [example({ bankCountry: undefined }), 'Choose the country of the bank.', '请选择开户行所在国家/地区。'],
  [
    example({ companyName: 'a'.repeat(121) }),
    'Shorten the company name in Latin letters to 120 characters or fewer.',
    '公司英文名称最多120个字符，请缩短。',
  ],
  [
    example({ turnoverNextYear: { amount: 0, currency: 'EUR' } }),
    'The sales expected next year must be €0.01 or more.',
    '明年德国预计销售额不能小于€0.01。',
  ],
  [
    example({ stockSince: '1999-12-31' }),
    'The day on which the first goods arrived in Germany cannot be before 1 January 2000.',
    '首次入仓日期不能早于2000年1月1日。',
  ],
  [example({ directors: [] }), 'Add at least one entry here.', '请至少填写1项。'],
])('%#: %s', (answers, en, zh) => {
  expect(describeFirst(answers, 'en')).toBe(en)
  expect(describeFirst(answers, 'zh')).toBe(zh)
})

function names(text: string): string[] {
  return [...new Set(text.match(/\{\{\w+\}\}/g))].filter((name) => name !== '{{label}}').toSorted()
}

describe('the texts', () => {
  const texts = Object.entries({ ...formMessages, ...numberReasons })

  test.each(texts)('%s has the same parameters in both languages', (_key, { en, zh }) => {
    expect(names(zh)).toEqual(names(en))
    expect(zh).toMatch(/[\u4e00-\u9fff]/)
    expect(zh).toMatch(/。$/)
    expect(zh).not.toMatch(/[\u4e00-\u9fff] ?[,:;!?]|[\u4e00-\u9fff] [A-Za-z0-9{]/)
  })
})
