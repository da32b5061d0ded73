import type { Rhythm } from '#catalogue/codes.ts'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import styles from './steps.module.css'
import type { BoundField } from './use-fields.ts'

type Name = 'validUntil' | 'number' | 'rhythm' | 'firstMonth'
type Props = { field: (name: Name) => BoundField; errors: Record<string, string> }

/** What is asked only when it is handed over: how long it is valid, and with what its filing begins. */
export function HandoverFields({ field, errors }: Props) {
  const { data } = useWorkOrder()
  const t = useText<typeof staffStepsText>('staff-steps')
  const filing = data.handover?.filing
  return (
    <>
      {!filing && (
        <TextField
          label={t('validUntil')}
          help={t('validUntilHelp')}
          type="date"
          optional={data.handover?.validMonths === null}
          error={errors['validUntil']}
          {...field('validUntil')}
        />
      )}
      {filing?.needsNumber && (
        <TextField
          label={t('filedFor')}
          help={t('numberHelp')}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          error={errors['number']}
          {...field('number')}
        />
      )}
      {filing && <FilingFields field={field} errors={errors} rhythms={filing.rhythms} />}
    </>
  )
}

function FilingFields({ field, errors, rhythms }: Props & { rhythms: readonly Rhythm[] }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('rhythm')}
        help={t('rhythmHelp')}
        error={errors['rhythm']}
        options={rhythms.map((rhythm) => ({ value: rhythm, label: t(`rhythm_${rhythm}`) }))}
        {...field('rhythm')}
      />
      <TextField
        label={t('firstMonth')}
        help={t('firstMonthHelp')}
        type="month"
        error={errors['firstMonth']}
        {...field('firstMonth')}
      />
    </div>
  )
}
