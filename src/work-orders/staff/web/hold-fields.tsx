import { SelectField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { HOLD_REASONS, type HoldReason } from '#work-orders/hold.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'

/** As long as most holds last; whoever knows better changes it. */
export const USUAL_HOLD_DAYS = 14

type WhyFieldProps = { value: HoldReason | undefined; onChange: (why: HoldReason) => void; missing: boolean }

/** Why nothing happens, from the list. */
export function WhyField({ value, onChange, missing }: WhyFieldProps) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  return (
    <SelectField
      label={t('holdReason')}
      placeholder={t('holdReasonChoose')}
      options={HOLD_REASONS.map((why) => ({ value: why, label: t(`hold_${why}`) }))}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value as HoldReason)}
      error={missing ? t('holdReasonMissing') : undefined}
      data-autofocus
    />
  )
}
