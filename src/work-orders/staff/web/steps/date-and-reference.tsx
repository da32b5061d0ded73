import { TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { useTurnText } from '../use-turn-text.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import styles from './steps.module.css'
import type { BoundField } from './use-fields.ts'

/** When it was done, and its reference. */
export function DateAndReference({
  date,
  reference,
  errors,
}: {
  date: BoundField
  reference: BoundField
  errors: Record<string, string>
}) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { today } = useTurnText()
  return (
    <div className={styles.pair}>
      <TextField label={t('date')} type="date" max={today} error={errors['date']} {...date} />
      <TextField label={t('reference')} optional maxLength={120} error={errors['reference']} {...reference} />
    </div>
  )
}
