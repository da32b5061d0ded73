import { expect, test } from 'vitest'
import { z } from 'zod'
import { dayInput, saying } from '../../shared/inputs.ts'
import { fieldMessage } from './field-message.ts'

const messagesOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { reportInput: true }).error?.issues.map(fieldMessage)

test.each<[string, z.ZodType, unknown, string, string]>([
  ['nothing', z.string(), undefined, 'Please fill this in.', '请填写此项。'],
  ['an empty text', z.string().min(1), '', 'Please fill this in.', '请填写此项。'],
  [
    'another type',
    z.string(),
    7,
    'This format is not recognised. Please check your entry.',
    '格式不正确，请检查后重新填写。',
  ],
  ['a short text', z.string().min(8), 'x', 'Enter at least 8 characters.', '至少需要8个字符。'],
  ['a long text', z.string().max(2), 'xxx', 'Enter no more than 2 characters.', '最多2个字符。'],
  ['a small number', z.number().min(1), 0, 'Enter 1 or more.', '不能小于1。'],
  ['a large number', z.number().max(9), 10, 'Enter 9 or less.', '不能大于9。'],
  ['an empty list', z.array(z.string()).min(1), [], 'Choose at least one.', '请至少选择一项。'],
  ['an unknown choice', z.enum(['a', 'b']), 'c', 'Choose one of the options.', '请从选项中选择。'],
  [
    'no e-mail address',
    z.email(),
    'lin@',
    'Enter an e-mail address, e.g. name@company.com.',
    '邮箱格式不正确，如name@company.com',
  ],
  ['no day', dayInput, '2026-02-30', 'Enter a date, e.g. 2026-11-22.', '请填写日期，如2026-11-22'],
  ['the year 0', dayInput, '0000-01-01', 'Enter a date, e.g. 2026-11-22.', '请填写日期，如2026-11-22'],
  ['what a rule says', z.string().refine(() => false, saying('No.', '不行。')), 'x', 'No.', '不行。'],
  [
    'a rule that says nothing',
    z.string().refine(() => false),
    'x',
    'This entry is not allowed here. Please check it.',
    '此处不能这样填写，请检查。',
  ],
])('%s is refused in a sentence of ours', (_, schema, input, en, zh) => {
  expect(messagesOf(schema, input)).toEqual([{ en, zh }])
})
