import { useState } from 'react'
import { answerText } from '#forms/engine/print/answer-text.ts'
import { PRINT_TEXTS } from '#forms/engine/print/print-model.ts'
import type { EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import type { RowField } from '#forms/engine/model/template.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { IconButton } from '#platform/ui/button.tsx'
import { IconEye, IconEyeOff } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import type { formsText } from './forms.text.ts'
import styles from './answers-view.module.css'

/** Masked until somebody reveals it; where the server has masked it, revealing is a call that it records. */
export function SensitiveAnswer(props: {
  entry: EvaluatedField
  lang: Lang
  isMasked: boolean
  onReveal?: (path: string) => Promise<string | undefined>
}) {
  const { entry, lang, isMasked, onReveal } = props
  const t = useText<typeof formsText>('forms')
  const [clear, setClear] = useState<string>()
  const [asking, setAsking] = useState(false)
  const isShown = clear !== undefined
  const field = entry.field as RowField
  const name = pickText(field.label, lang)
  async function toggle(): Promise<void> {
    if (isShown) return setClear(undefined)
    if (!isMasked) return setClear(answerText(field, entry.value, lang, PRINT_TEXTS[lang], true))
    setAsking(true)
    setClear(await onReveal?.(entry.path))
    return setAsking(false)
  }
  return (
    <span className={styles.sensitive}>
      {clear ?? answerText(field, entry.value, lang, PRINT_TEXTS[lang])}
      {(!isMasked || onReveal) && (
        <IconButton
          size={32}
          variant="bare"
          className="no-print"
          label={t(isShown ? 'hide' : 'show', { name })}
          aria-pressed={isShown}
          aria-busy={asking || undefined}
          onClick={() => void toggle()}
        >
          {isShown ? <IconEyeOff size={18} /> : <IconEye size={18} />}
        </IconButton>
      )}
    </span>
  )
}
