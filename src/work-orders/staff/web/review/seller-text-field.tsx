import { langTag } from '#platform/shared/local-text.ts'
import { TextAreaField } from '#platform/ui/field.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { LONGEST_TEXT } from '#work-orders/staff/contract.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import type { SellerText } from './seller-text.ts'
import { useLangs } from '../work-order-scope.ts'

type SellerTextFieldProps = {
  label: string
  value: SellerText
  onChange: (value: SellerText) => void
  error?: string | undefined
  optional?: boolean
  rows?: number
  focusFirst?: boolean
}

/**
 * What the seller will read. When the seller reads another language there is a second box for it: nothing is
 * machine-translated, and a single text is shown to both.
 */
export function SellerTextField(props: SellerTextFieldProps) {
  const { label, value, onChange, error, optional, rows = 3, focusFirst } = props
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const { own, seller } = useLangs()
  const foreign = own !== seller
  return (
    <Stack gap={12}>
      <TextAreaField
        label={foreign ? t('textIn', { label, lang: t(`lang_${own}`) }) : label}
        error={error}
        optional={optional ?? false}
        maxLength={LONGEST_TEXT}
        rows={rows}
        value={value.own}
        onChange={(event) => onChange({ ...value, own: event.target.value })}
        {...(focusFirst && { 'data-autofocus': true })}
      />
      {foreign && (
        <TextAreaField
          label={t('textIn', { label, lang: t(`lang_${seller}`) })}
          help={t('textForeignHelp', { lang: t(`lang_${seller}`) })}
          optional
          maxLength={LONGEST_TEXT}
          rows={rows}
          lang={langTag(seller)}
          value={value.theirs}
          onChange={(event) => onChange({ ...value, theirs: event.target.value })}
        />
      )}
    </Stack>
  )
}
