import { use, useState } from 'react'
import { useNow } from '#back-office/web/frame/use-now.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { SelectField, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { staffAuthorityLetters, type StaffAuthorityLetter } from '../../contract.ts'
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
    <OnDay {...{ inspection, onClose, texts, move }} onRun={run}>
      <TextField
        label={t('answerWhat')}
        help={t('answerHint')}
        maxLength={160}
        data-autofocus
        value={what}
        error={move.errors['what'] ?? (isTried && what.trim() === '' ? t('missing') : undefined)}
        onChange={({ target }) => {
          setWhat(target.value)
          move.clear('what')
        }}
      />
      {letsGo && <Notice tone="warn">{t('answerLetsGo', { day: formatDay(law.day, lang) })}</Notice>}
    </OnDay>
  )
}

/** The authority wants more: what, by which day, and in which letter. What it asked before is there to go on from. */
export function AskAgainDialog({ inspection, onClose }: Props) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const { id, revision, askedEn, askedZh } = inspection
  const [fields, setFields] = useState({ askedEn, askedZh, answerBy: '' })
  const [letterId, setLetterId] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const move = useStaffAction(askInspectionAgain, { done: t('againDone'), onDone: onClose })
  const texts = { title: t('againTitle'), submit: t('againNow'), on: t('againOn') }
  const run = (on: Day) => {
    setTried(true)
    if (Object.values(fields).every((value) => value.trim() !== ''))
      move.run({ id, revision, on, ...fields, letterId })
  }
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    error: move.errors[name] ?? (isTried && fields[name].trim() === '' ? t('missing') : undefined),
    onChange: ({ target }: { target: { value: string } }) => {
      setFields({ ...fields, [name]: target.value })
      move.clear(name)
    },
  })
  return (
    <OnDay {...{ inspection, onClose, texts, move }} onRun={run}>
      <TextField {...field('answerBy')} label={t('againBefore')} type="date" data-autofocus />
      <NewLetter
        inspection={inspection}
        value={letterId}
        error={move.errors['letterId']}
        onChange={(letter) => {
          setLetterId(letter?.id ?? null)
          // The day that the letter names, where none was typed yet.
          if (letter?.replyBy && fields.answerBy === '') setFields({ ...fields, answerBy: letter.replyBy })
        }}
      />
      <TextAreaField {...field('askedEn')} label={t('askedEn')} rows={3} maxLength={1000} lang="en" />
      <TextAreaField {...field('askedZh')} label={t('askedZh')} rows={3} maxLength={1000} lang="zh" />
    </OnDay>
  )
}

const LETTERS_OFFERED = 50

/** The latest letters of the company; the one that announced the check is known already. */
function NewLetter(props: {
  inspection: StaffInspection
  value: string | null
  error: string | undefined
  onChange: (letter: StaffAuthorityLetter | undefined) => void
}) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const lang = useLang()
  const { inspection, value, error, onChange } = props
  const asked = { companyId: inspection.company.id, page: 1, pageSize: LETTERS_OFFERED }
  const { data, error: failure } = useCallQuery(staffAuthorityLetters, asked, { staff: true })
  const letters = (data?.records ?? []).filter(({ id }) => id !== inspection.letterId)
  const nameOf = ({ authority, received, reference }: StaffAuthorityLetter) =>
    [authority, formatDay(received, lang), reference].filter(Boolean).join(' · ')
  return (
    <SelectField
      label={t('againLetter')}
      optional
      error={error ?? (failure && !data ? t('againLettersFailed') : undefined)}
      disabled={!data}
      placeholder={t(data && letters.length === 0 ? 'againNoLetters' : 'againNoLetter')}
      options={letters.map((letter) => ({ value: letter.id, label: nameOf(letter) }))}
      value={value ?? ''}
      onChange={({ target }) => onChange(letters.find(({ id }) => id === target.value))}
    />
  )
}
