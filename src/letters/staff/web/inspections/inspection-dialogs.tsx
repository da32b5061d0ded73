import { use, useState, type ReactNode } from 'react'
import { useNow } from '#back-office/web/frame/use-now.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import {
  closeInspection,
  fileInspectionObjection,
  handOverInspectionPaper,
  type StaffInspection,
} from '../../inspections-contract.ts'
import type { inspectionsStaffText } from './inspections-staff.text.ts'

type Props = { inspection: StaffInspection; onClose: () => void }
type Texts = { title: string; submit: string }

export function ObjectionDialog({ inspection, onClose }: Props) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const { id, revision } = inspection
  const move = useStaffAction(fileInspectionObjection, { done: t('objectionDone'), onDone: onClose })
  const texts = { title: t('objectionTitle'), submit: t('objectionNow') }
  return (
    <OnDay
      {...{ inspection, onClose, texts }}
      busy={move.pending}
      onRun={(on) => move.run({ id, revision, on })}
    />
  )
}

export function PaperDialog({ inspection, onClose }: Props) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const { id, revision } = inspection
  const [what, setWhat] = useState('')
  const [isTried, setTried] = useState(false)
  const move = useStaffAction(handOverInspectionPaper, { done: t('paperDone'), onDone: onClose })
  const texts = { title: t('paperTitle'), submit: t('paperNow') }
  const run = (on: Day) => {
    setTried(true)
    if (what.trim() !== '') move.run({ id, revision, what, on })
  }
  return (
    <OnDay {...{ inspection, onClose, texts }} busy={move.pending} onRun={run}>
      <TextField
        label={t('paperWhat')}
        maxLength={160}
        data-autofocus
        value={what}
        error={move.errors['what'] ?? (isTried && what.trim() === '' ? t('missing') : undefined)}
        onChange={({ target }) => setWhat(target.value)}
      />
    </OnDay>
  )
}

export function CloseDialog({ inspection, onClose }: Props) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const { id, revision } = inspection
  const [outcome, setOutcome] = useState({ outcomeEn: '', outcomeZh: '' })
  const [isTried, setTried] = useState(false)
  const move = useStaffAction(closeInspection, { done: t('closeDone'), onDone: onClose })
  const texts = { title: t('closeTitle'), submit: t('closeNow') }
  const isEmpty = (name: keyof typeof outcome) => outcome[name].trim() === ''
  const run = (on: Day) => {
    setTried(true)
    if (!isEmpty('outcomeEn') && !isEmpty('outcomeZh')) move.run({ id, revision, on, ...outcome })
  }
  return (
    <OnDay {...{ inspection, onClose, texts }} busy={move.pending} onRun={run}>
      {(['outcomeEn', 'outcomeZh'] as const).map((name) => (
        <TextAreaField
          key={name}
          label={t(name)}
          rows={3}
          maxLength={1000}
          value={outcome[name]}
          error={move.errors[name] ?? (isTried && isEmpty(name) ? t('missing') : undefined)}
          onChange={({ target }) => setOutcome({ ...outcome, [name]: target.value })}
        />
      ))}
    </OnDay>
  )
}

/** Something that happened on a day since the service. */
function OnDay(
  props: Props & { texts: Texts; busy: boolean; onRun: (on: Day) => void; children?: ReactNode },
) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const { inspection, onClose, texts, busy, onRun, children } = props
  const today = dayOf(useNow(), use(TimeZoneContext))
  const [on, setOn] = useState(today)
  return (
    <FormDialog
      title={texts.title}
      onClose={onClose}
      form={{ busy, onSubmit: () => on !== '' && onRun(on) }}
      submit={texts.submit}
      cancel={t('cancel')}
    >
      <Stack gap={16}>
        {children}
        <TextField
          label={t('on')}
          type="date"
          min={inspection.servedOn}
          max={today}
          value={on}
          error={on === '' ? t('missing') : undefined}
          onChange={({ target }) => setOn(target.value)}
        />
      </Stack>
    </FormDialog>
  )
}
