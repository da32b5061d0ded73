import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import {
  closeInspection,
  fileInspectionObjection,
  handOverInspectionPaper,
  type StaffInspection,
} from '../../inspections-contract.ts'
import type { inspectionsStaffText } from './inspections-staff.text.ts'
import { OnDay } from './on-day.tsx'

type Props = { inspection: StaffInspection; onClose: () => void }

export function ObjectionDialog({ inspection, onClose }: Props) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const { id, revision } = inspection
  const move = useStaffAction(fileInspectionObjection, { done: t('objectionDone'), onDone: onClose })
  const texts = { title: t('objectionTitle'), submit: t('objectionNow') }
  return <OnDay {...{ inspection, onClose, texts, move }} onRun={(on) => move.run({ id, revision, on })} />
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
    <OnDay {...{ inspection, onClose, texts, move }} onRun={run}>
      <TextField
        label={t('paperWhat')}
        maxLength={160}
        data-autofocus
        value={what}
        error={move.errors['what'] ?? (isTried && what.trim() === '' ? t('missing') : undefined)}
        onChange={({ target }) => {
          setWhat(target.value)
          move.clear('what')
        }}
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
    <OnDay {...{ inspection, onClose, texts, move }} onRun={run}>
      {(['outcomeEn', 'outcomeZh'] as const).map((name) => (
        <TextAreaField
          key={name}
          label={t(name)}
          rows={3}
          maxLength={1000}
          value={outcome[name]}
          error={move.errors[name] ?? (isTried && isEmpty(name) ? t('missing') : undefined)}
          onChange={({ target }) => {
            setOutcome({ ...outcome, [name]: target.value })
            move.clear(name)
          }}
        />
      ))}
    </OnDay>
  )
}
