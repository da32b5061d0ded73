import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { NumberReasonKey } from '#tax-numbers/number-reasons.ts'
import { reasonParamsIn } from '#tax-numbers/reason-params.ts'
import { fieldAt } from '../model/field-at.ts'
import { findRow, rowLabel, rowTitle } from '../model/row-name.ts'
import type { Field, GroupField, Template } from '../model/template.ts'
import type { FormError } from './validate.ts'

/** All that a screen needs to show an error and to link to it. */
export type ErrorDescription = {
  path: string
  sectionKey: string | undefined
  /** The field's own message where it has one (questions), otherwise none: then `key` is the text to show. */
  text: string | undefined
  key: FormError['key']
  /** For the text `key`: `label` as used inside a sentence, amounts and dates in the reader's format. */
  params: Record<string, string | number>
  /** Why a number is wrong: a text of `number-reasons`, which `key` takes in as `why`. */
  why: { key: NumberReasonKey; params: Record<string, string | number> } | undefined
  /** Inside a group: "Person 2" and what is shown in that row's heading, such as the name. */
  row: { label: string; title: string | undefined } | undefined
}

export function describeError(
  template: Template,
  answers: unknown,
  error: FormError,
  lang: Lang,
): ErrorDescription {
  const place = fieldAt(template, error.path)
  const field = place?.field
  const isMissing = error.key.startsWith('missing')
  return {
    path: error.path,
    sectionKey: place?.section.key,
    text: isMissing && field && 'missing' in field && field.missing ? field.missing[lang] : undefined,
    key: error.key,
    params: { ...readable(error.params, lang), label: field ? nameInSentence(field, lang) : '' },
    why: whyIn(error.params, lang),
    row: place?.group && rowOf(place.group, place.rowId ?? '', answers, lang),
  }
}

/** `Date of birth` → `date of birth`, but `IBAN` stays `IBAN`. */
function nameInSentence(field: Field, lang: Lang): string {
  if ('name' in field && field.name) return field.name[lang]
  const label = field.label[lang]
  return lang === 'en' && /^\p{Lu}\p{Ll}/u.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label
}

function rowOf(group: GroupField, rowId: string, answers: unknown, lang: Lang): ErrorDescription['row'] {
  const found = findRow(answers, group.key, rowId)
  return found && { label: rowLabel(group, found.index, lang), title: rowTitle(group, found.row) }
}

function whyIn({ why, ...params }: FormError['params'], lang: Lang): ErrorDescription['why'] {
  if (typeof why !== 'string') return undefined
  return { key: why as NumberReasonKey, params: reasonParamsIn(params, lang) }
}

/**
 * Limits of money come in minor units with their currency, limits of dates as `2026-03-31`, lists of names in both
 * languages.
 */
function readable(params: FormError['params'], lang: Lang): Record<string, string | number> {
  const { currency, namesEn, namesZh, ...rest } = params
  const names = lang === 'zh' ? namesZh : namesEn
  const entries = Object.entries(rest).map(([name, value]): [string, string | number] => {
    if (typeof value === 'number' && typeof currency === 'string')
      return [name, formatMoney({ amount: value, currency }, lang)]
    if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return [name, formatDay(value, lang)]
    return [name, value]
  })
  return {
    ...Object.fromEntries(entries),
    ...(names !== undefined && { names }),
  }
}
