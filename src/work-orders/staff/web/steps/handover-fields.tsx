import type { OutputOf } from '#platform/shared/call.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { staffWorkOrder } from '#work-orders/staff/contract.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import styles from './steps.module.css'
import type { BoundField } from './use-fields.ts'

type Name = 'validUntil' | 'number' | 'rhythm' | 'firstMonth'
type Filing = NonNullable<NonNullable<OutputOf<typeof staffWorkOrder>['handover']>['filing']>
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
      {filing && <FilingFields field={field} errors={errors} filing={filing} />}
    </>
  )
}

function FilingFields({ field, errors, filing }: Props & { filing: Filing }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { rhythms } = filing
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
        help={useFirstMonthHelp(filing)}
        type="month"
        error={errors['firstMonth']}
        {...field('firstMonth')}
      />
    </div>
  )
}

/** Also why another month is proposed than was ordered. */
function useFirstMonthHelp({ chosenMonth, firstMonth, validFrom }: Filing): string {
  const t = useText<typeof staffStepsText>('staff-steps')
  const lang = useLang()
  const help = t('firstMonthHelp')
  if (chosenMonth === null || validFrom === null || chosenMonth === firstMonth) return help
  const chosen = formatDay(`${chosenMonth}-01`, lang, 'month')
  const why = t('firstMonthDiffers', { chosen, validFrom: formatDay(validFrom, lang) })
  return `${why}${lang === 'zh' ? '' : ' '}${help}`
}
