import { type LocalText, langTag } from '#platform/shared/local-text.ts'
import { TextAreaField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'

export const NOTHING_SAID: LocalText = { en: '', zh: '' }

/** In the shape of the calls: one text for both, or one in each language; undefined when nothing was written. */
export function saidIn({ en, zh }: LocalText): string | LocalText | undefined {
  const [english, chinese] = [en.trim(), zh.trim()]
  if (english && chinese) return { en: english, zh: chinese }
  return english || chinese || undefined
}

type Props = {
  label: string
  value: LocalText
  onChange: (value: LocalText) => void
  optional?: boolean
  maxLength?: number
  error?: string | undefined
}

/** What sellers of either language read. Whoever finds no text in theirs reads the other. */
export function BothTexts({ label, value, onChange, optional = false, maxLength = 1000, error }: Props) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  return (['en', 'zh'] as const).map((lang, index) => (
    <TextAreaField
      key={lang}
      label={t('textIn', { label, lang: t(`lang_${lang}`) })}
      lang={langTag(lang)}
      rows={2}
      maxLength={maxLength}
      optional={optional || index > 0}
      error={index === 0 ? error : undefined}
      value={value[lang]}
      onChange={(event) => onChange({ ...value, [lang]: event.target.value })}
    />
  ))
}
