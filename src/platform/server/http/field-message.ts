import type { z } from 'zod'
import { isLocalText, type LocalText } from '../../shared/local-text.ts'

type Issue = z.core.$ZodIssue

const FILL_IN: LocalText = { en: 'Please fill this in.', zh: '请填写此项。' }
const CHOOSE: LocalText = { en: 'Choose one of the options.', zh: '请从选项中选择。' }
const WRONG_FORM: LocalText = {
  en: 'This format is not recognised. Please check your entry.',
  zh: '格式不正确，请检查后重新填写。',
}
const NOT_POSSIBLE: LocalText = {
  en: 'This entry is not allowed here. Please check it.',
  zh: '此处不能这样填写，请检查。',
}
const UNKNOWN_KEY: LocalText = {
  en: 'The request contains a field that is not known here.',
  zh: '提交内容中含有无法识别的项。',
}

const FORMATS: Readonly<Record<string, LocalText>> = {
  email: {
    en: 'Enter an e-mail address, e.g. name@company.com.',
    zh: '邮箱格式不正确，如name@company.com',
  },
  url: {
    en: 'Enter a web address, e.g. https://company.com.',
    zh: '网址格式不正确，如https://company.com',
  },
  date: { en: 'Enter a date, e.g. 2026-11-22.', zh: '请填写日期，如2026-11-22' },
}

/**
 * What is wrong with one part of an input, in our own sentence: a validator's text speaks to programmers. A rule of a
 * contract brings its sentence with it (`saying`).
 */
export function fieldMessage(issue: Issue): LocalText {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null || issue.input === '' ? FILL_IN : WRONG_FORM
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return FORMATS[issue.format] ?? WRONG_FORM
    case 'invalid_value':
      return CHOOSE
    case 'unrecognized_keys':
      return UNKNOWN_KEY
    case 'custom':
      return isLocalText(issue.params) ? { en: issue.params.en, zh: issue.params.zh } : NOT_POSSIBLE
    default:
      return NOT_POSSIBLE
  }
}

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): LocalText {
  const least = String(minimum)
  if (origin === 'string')
    return minimum === 1
      ? FILL_IN
      : { en: `Enter at least ${least} characters.`, zh: `至少需要${least}个字符。` }
  if (origin === 'array' || origin === 'set')
    return minimum === 1
      ? { en: 'Choose at least one.', zh: '请至少选择一项。' }
      : { en: `Choose at least ${least}.`, zh: `请至少选择${least}项。` }
  return { en: `Enter ${least} or more.`, zh: `不能小于${least}。` }
}

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): LocalText {
  const most = String(maximum)
  if (origin === 'string') return { en: `Enter no more than ${most} characters.`, zh: `最多${most}个字符。` }
  if (origin === 'array' || origin === 'set')
    return { en: `Choose no more than ${most}.`, zh: `最多可选${most}项。` }
  return { en: `Enter ${most} or less.`, zh: `不能大于${most}。` }
}
