import { describeError } from '#forms/engine/validate/describe-error.ts'
import { fieldAt } from '#forms/engine/model/field-at.ts'
import type { formMessages } from '#forms/engine/model/messages.ts'
import type { Answers, Template } from '#forms/engine/model/template.ts'
import type { FormError } from '#forms/engine/validate/validate.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { numberReasons } from '#tax-numbers/number-reasons.ts'
import type { formsText } from './forms.text.ts'

function againKey(template: Template, { path }: FormError): 'uploadAgain' | 'changeAgain' {
  return fieldAt(template, path)?.field.type === 'file' ? 'uploadAgain' : 'changeAgain'
}

/** The text of an error: short at its field, and with its row in the list at the top. */
export function useErrorText(template: Template, answers: Answers) {
  const lang = useLang()
  const say = useText<typeof formMessages>('form-messages')
  const because = useText<typeof numberReasons>('number-reasons')
  const t = useText<typeof formsText>('forms')
  return (error: FormError): { message: string; full: string } => {
    const { text, key, params, why, row } = describeError(template, answers, error, lang)
    const message =
      key === 'returnedUnchanged'
        ? t(againKey(template, error), params)
        : (text ?? say(key, { ...params, why: why ? because(why.key, why.params) : '' }))
    if (!row) return { message, full: message }
    const name = row.title ? t('rowTitle', { row: row.label, title: row.title }) : row.label
    const sentence = lang === 'en' ? message.charAt(0).toLowerCase() + message.slice(1) : message
    return {
      message,
      full: t('inRow', { row: name, message: /^[A-Z]{2}/.test(message) ? message : sentence }),
    }
  }
}
