import { isMoneyAnswer } from '../model/answer-kinds.ts'
import { maskText } from '../model/sensitive.ts'
import type { Answer, Option, RowField } from '../model/template.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { countryName } from '#platform/shared/countries.ts'
import { formatQuantity } from '#platform/shared/format-number.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { formatDay } from '#platform/shared/day-text.ts'

/** The texts for a ticked and an empty box, in the reader's language. */
export type BoxTexts = { yes: string; no: string }

function optionText(options: readonly Option[], value: unknown, lang: Lang): string {
  const option = options.find((candidate) => candidate.value === value)
  return option ? pickText(option.label, lang) : String(value)
}

/** An answer as a person reads it; files and groups have their own views. Sensitive ones are masked unless `shown`. */
export function answerText(
  field: RowField,
  answer: Answer | undefined,
  lang: Lang,
  boxTexts: BoxTexts,
  shown = false,
): string {
  if (answer === undefined) return ''
  switch (field.type) {
    case 'checkbox':
      return answer === true ? boxTexts.yes : boxTexts.no
    case 'radio':
    case 'select':
      return optionText(field.options, answer, lang)
    case 'multiselect':
      return (Array.isArray(answer) ? answer : [])
        .map((value) => optionText(field.options, value, lang))
        .join(lang === 'zh' ? '、' : ', ')
    case 'country':
      return typeof answer === 'string' ? countryName(answer, lang) : ''
    case 'date':
      return typeof answer === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(answer)
        ? formatDay(answer, lang)
        : String(answer)
    case 'number':
    case 'computed':
      return quantityText(field, answer, lang)
    default:
      return plainText(field, answer, lang, shown)
  }
}

function quantityText(
  field: Extract<RowField, { type: 'number' | 'computed' }>,
  answer: Answer,
  lang: Lang,
): string {
  if (isMoneyAnswer(answer)) return formatMoney(answer, lang)
  const unit = field.unit ? pickText(field.unit, lang) : ''
  const number = typeof answer === 'number' ? formatQuantity(answer, lang) : String(answer)
  return unit === '%' ? `${number}%` : `${number} ${unit}`.trim()
}

function plainText(field: RowField, answer: Answer, lang: Lang, shown: boolean): string {
  if (isMoneyAnswer(answer)) return formatMoney(answer, lang)
  if (typeof answer !== 'string') return ''
  return 'sensitive' in field && field.sensitive && !shown ? maskText(answer) : answer
}
