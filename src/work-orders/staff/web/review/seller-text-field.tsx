import { TextAreaField } from '#platform/ui/field.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import type { SellerText } from './seller-text.ts'
import { useLangs } from '../work-order-scope.ts'

const MAX_LENGTH = 1000

/**
 * What the seller will read. Where the seller reads another language there is a second box for it: nothing here is
 * translated by a machine, and one text alone is shown to both.
 */
export function SellerTextField({
  label,
  words,
  onChange,
  error,
  optional,
  rows = 3,
  focusFirst,
}: {
  label: string
  words: SellerText
  onChange: (words: SellerText) => void
  error?: string | undefined
  optional?: boolean
  rows?: number
  focusFirst?: boolean
}) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const { own, seller } = useLangs()
  const foreign = own !== seller
  return (
    <Stack gap={12}>
      <TextAreaField
        label={foreign ? t('wordsIn', { label, lang: t(`lang_${own}`) }) : label}
        error={error}
        optional={optional ?? false}
        maxLength={MAX_LENGTH}
        rows={rows}
        value={words.own}
        onChange={(event) => onChange({ ...words, own: event.target.value })}
        {...(focusFirst && { 'data-autofocus': true })}
      />
      {foreign && (
        <TextAreaField
          label={t('wordsIn', { label, lang: t(`lang_${seller}`) })}
          help={t('wordsForeignHelp', { lang: t(`lang_${seller}`) })}
          optional
          maxLength={MAX_LENGTH}
          rows={rows}
          lang={seller === 'zh' ? 'zh-CN' : 'en'}
          value={words.theirs}
          onChange={(event) => onChange({ ...words, theirs: event.target.value })}
        />
      )}
    </Stack>
  )
}
