import { use, useState } from 'react'
import { useNow } from '#back-office/web/frame/use-now.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { answerInspection, askInspectionAgain, type StaffInspection } from '../../inspections-contract.ts'
import type { inspectionsStaffText } from './inspections-staff.text.ts'
import { OnDay } from './on-day.tsx'

type Props = { inspection: StaffInspection; onClose: () => void }

/** Everything that was asked is answered: with what, and when. */
export function AnswerDialog({ inspection, onClose }: Props) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const lang = useLang()
  const today = dayOf(useNow(), use(TimeZoneContext))
  const { id, revision, law, objectionOn, handedOver } = inspection
  const [what, setWhat] = useState('')
  const [isTried, setTried] = useState(false)
  const move = useStaffAction(answerInspection, { done: t('answerDone'), onDone: onClose })
  const texts = { title: t('answerTitle'), submit: t('answerNow') }
  const run = (on: Day) => {
    setTried(true)
    if (what.trim() !== '') move.run({ id, revision, what, on })
  }
  // Of one that was answered before, the day for an objection was let go then.
  const letsGo =
    law !== null &&
    law.day >= today &&
    objectionOn === null &&
    handedOver.every(({ answered }) => answered === null)
  return (
    <OnDay {...{ inspection, onClose, texts }} busy={move.pending} onRun={run}>
      <TextField
        label={t('answerWhat')}
        help={t('answerHint')}
        maxLength={160}
        data-autofocus
        value={what}
        error={move.errors['what'] ?? (isTried && what.trim() === '' ? t('missing') : undefined)}
        onChange={({ target }) => setWhat(target.value)}
      />
      {letsGo && <Notice tone="warn">{t('answerLetsGo', { day: formatDay(law.day, lang) })}</Notice>}
    </OnDay>
  )
}

/** The authority wants more: what, and by which day. What it asked before is there to go on from. */
export function AskAgainDialog({ inspection, onClose }: Props) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const { id, revision, askedEn, askedZh } = inspection
  const [fields, setFields] = useState({ askedEn, askedZh, answerBy: '' })
  const [isTried, setTried] = useState(false)
  const move = useStaffAction(askInspectionAgain, { done: t('againDone'), onDone: onClose })
  const texts = { title: t('againTitle'), submit: t('againNow'), on: t('againOn') }
  const run = (on: Day) => {
    setTried(true)
    if (Object.values(fields).every((value) => value.trim() !== '')) move.run({ id, revision, on, ...fields })
  }
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    error: move.errors[name] ?? (isTried && fields[name].trim() === '' ? t('missing') : undefined),
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
  })
  return (
    <OnDay {...{ inspection, onClose, texts }} busy={move.pending} onRun={run}>
      <TextField {...field('answerBy')} label={t('againBefore')} type="date" data-autofocus />
      <TextAreaField {...field('askedEn')} label={t('askedEn')} rows={3} maxLength={1000} lang="en" />
      <TextAreaField {...field('askedZh')} label={t('askedZh')} rows={3} maxLength={1000} lang="zh" />
    </OnDay>
  )
}
