import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { MOST_LEVEL_DAYS, saveLevel } from '../contract.ts'
import type { Level } from './level-columns.tsx'
import type { teamText } from './team.text.ts'
import { useNames } from './use-names.ts'

const ALL = ''

const typedFrom = (level: Level | undefined) => ({
  productCode: level?.productCode ?? ALL,
  step: level?.step ?? ALL,
  days: String(level?.days ?? ''),
  firstDays: String(level?.firstDays ?? ''),
})

const daysFrom = (typed: string): number | undefined => {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return days >= 1 && days <= MOST_LEVEL_DAYS ? days : undefined
}

/** Adds a service level, or changes the days of one. */
export function LevelDialog({ level, onClose }: { level: Level | undefined; onClose: () => void }) {
  const t = useText<typeof teamText>('team')
  const { services, steps, serviceOf, stepOf } = useNames()
  const [typed, setTyped] = useState(() => typedFrom(level))
  const [isSent, setSent] = useState(false)
  const save = useStaffAction(saveLevel, { done: t('levelSaved'), onDone: onClose })
  const [days, firstDays] = [daysFrom(typed.days), daysFrom(typed.firstDays)]
  const isSlower = days !== undefined && firstDays !== undefined && firstDays > days
  const wrong = t('daysWrong', { count: MOST_LEVEL_DAYS })
  const submit = () => {
    setSent(true)
    if (days === undefined || firstDays === undefined || isSlower) return
    save.run({ productCode: typed.productCode || null, step: typed.step || null, days, firstDays })
  }
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })
  return (
    <FormDialog
      title={t(level ? 'changeLevel' : 'addLevel')}
      onClose={onClose}
      form={{ busy: save.pending, onSubmit: submit }}
      submit={t('save')}
      cancel={t('cancel')}
    >
      {level ? (
        <p>
          {serviceOf(level)} · {stepOf(level)}
        </p>
      ) : (
        <>
          <SelectField
            label={t('service')}
            value={typed.productCode}
            options={[{ value: ALL, label: t('allServices') }, ...optionsOf(services)]}
            onChange={({ target }) => set({ productCode: target.value })}
          />
          <SelectField
            label={t('step')}
            value={typed.step}
            options={[{ value: ALL, label: t('allSteps') }, ...optionsOf(steps)]}
            onChange={({ target }) => set({ step: target.value })}
          />
        </>
      )}
      <TextField
        label={t('days')}
        help={t('daysHelp', { count: MOST_LEVEL_DAYS })}
        inputMode="numeric"
        maxLength={3}
        value={typed.days}
        error={isSent && days === undefined ? wrong : save.errors['days']}
        onChange={({ target }) => set({ days: target.value })}
      />
      <TextField
        label={t('firstDays')}
        help={t('firstDaysHelp')}
        inputMode="numeric"
        maxLength={3}
        value={typed.firstDays}
        error={
          isSent && firstDays === undefined ? wrong : isSlower ? t('firstIsSlower') : save.errors['firstDays']
        }
        onChange={({ target }) => set({ firstDays: target.value })}
      />
    </FormDialog>
  )
}

const optionsOf = (choices: readonly { value: string; name: string }[]) =>
  choices.map(({ value, name }) => ({ value, label: name }))
