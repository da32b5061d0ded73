import { pickText } from '#platform/shared/local-text.ts'
import { FieldNote } from '#platform/ui/field.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { answerText } from '#forms/engine/print/answer-text.ts'
import type { formsText } from '../forms.text.ts'
import { useFieldFrame, type FieldOf } from './field-frame.ts'
import styles from './fields.module.css'

/** A sentence between the questions. */
export function InfoText({ entry }: FieldOf<'info'>) {
  const lang = useLang()
  return <Notice title={pickText(entry.field.label, lang)}>{pickText(entry.field.text, lang)}</Notice>
}

/** A value calculated from the answers above; announced when it changes. */
export function ComputedValue({ entry }: FieldOf<'computed'>) {
  const t = useText<typeof formsText>('forms')
  const lang = useLang()
  const { id, label, help, error } = useFieldFrame(entry)
  if (entry.value === undefined) return null
  return (
    <div className={styles.computed}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <output id={id} tabIndex={-1} aria-labelledby={`${id}-label`} className={styles.sum}>
        {answerText(entry.field, entry.value, lang, { yes: t('yes'), no: t('no') })}
      </output>
      {error ? <FieldNote error={error} /> : <span className={styles.help}>{help ?? t('calculated')}</span>}
    </div>
  )
}
