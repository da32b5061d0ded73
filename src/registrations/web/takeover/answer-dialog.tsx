import { useState } from 'react'
import { textOf, type useCallForm } from '#accounts/web/public.tsx'
import { UploadBox, type useUploadBox } from '#documents/web/public.tsx'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { parseDecimal, POINT_DECIMALS } from '#platform/shared/decimal.ts'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { answersTo, kindOfPoint, neededFor, type PointAnswer } from '../../takeover/points.ts'
import type { Takeover } from '../../takeover-contract.ts'
import type { takeoverText } from '../takeover.text.ts'
import { nameOfPoint } from './point-name.ts'

type Read = {
  registrationId: string
  revision: number
  points: string[]
  answer: PointAnswer
  day?: string
  amount?: number
  uploadId?: string
  note?: string
}
type AnswerForm = { form: ReturnType<typeof useCallForm> }

type Asked = {
  takeover: Takeover
  points: readonly string[]
  answer: PointAnswer
  fileId: string | undefined
}

/** What the fields of the dialog say. An amount that cannot be read is left out, and is found to be missing. */
export function readAnswer(data: FormData, { takeover, points, answer, fileId }: Asked): Read {
  const { registrationId, revision, currency } = takeover
  const [day, note] = [textOf(data, 'day'), textOf(data, 'note')]
  const amount = parseDecimal(textOf(data, 'amount'), exponentOf(currency), POINT_DECIMALS)
  return {
    registrationId,
    revision,
    points: [...points],
    answer,
    ...(day !== '' && { day }),
    ...(amount !== null && { amount }),
    ...(fileId !== undefined && { uploadId: fileId }),
    ...(note !== '' && { note }),
  }
}

/** What is missing, before anything is sent. */
export function faultsOf(read: Read): {
  day?: 'dayMissing'
  amount?: 'amountWrong'
  uploadId?: 'fileMissing'
} {
  const needed = neededFor(kindOfPoint(read.points[0] ?? ''), read.answer) ?? []
  return {
    ...(needed.includes('day') && read.day === undefined && { day: 'dayMissing' as const }),
    ...(needed.includes('amount') && read.amount === undefined && { amount: 'amountWrong' as const }),
    ...(needed.includes('file') && read.uploadId === undefined && { uploadId: 'fileMissing' as const }),
  }
}

/** Which of its answers is chosen first. */
export function useChosenAnswer(points: readonly string[]) {
  const [first = 'KNOWN'] = answersTo(kindOfPoint(points[0] ?? ''))
  return useState<PointAnswer>(first)
}

type Props = AnswerForm & {
  takeover: Takeover
  points: readonly string[]
  answer: PointAnswer
  onAnswer: (answer: PointAnswer) => void
  box: ReturnType<typeof useUploadBox>
  onClose: () => void
}

/** Answers one point, or several periods with one document. */
export function AnswerDialog({ takeover, points, answer, onAnswer, box, form, onClose }: Props) {
  const t = useText<typeof takeoverText>('takeover')
  const lang = useLang()
  const [first = ''] = points
  const kind = kindOfPoint(first)
  const answers = answersTo(kind)
  const needed = neededFor(kind, answer) ?? []
  const name = points.length === 1 ? nameOfPoint(first, t, lang) : t('periodCount', { count: points.length })
  return (
    <FormDialog
      title={t('answerNamed', { name })}
      onClose={onClose}
      form={form}
      submit={t('save')}
      cancel={t('cancel')}
    >
      {kind !== 'PERIOD' && <p>{t(`why_${kind}`)}</p>}
      {answers.length > 1 && (
        <ChoiceChips
          name="answer"
          legend={t('choice')}
          look="list"
          value={answer}
          options={answers.map((value) => ({ value, label: t(`answer_${value}`) }))}
          onChange={(value) => onAnswer(answers.find((one) => one === value) ?? answer)}
          help={answer === 'UNKNOWN' ? t('unknownHelp') : undefined}
        />
      )}
      {needed.includes('amount') && (
        <TextField
          name="amount"
          label={t('amount')}
          help={t('amountHelp')}
          end={takeover.currency}
          inputMode="text"
          maxLength={20}
          autoComplete="off"
          error={form.errors['amount']}
        />
      )}
      {needed.includes('day') && (
        <TextField
          name="day"
          type="date"
          label={t(kind === 'START' || kind === 'OURS' ? `dayOf_${kind}` : 'dayOf')}
          error={form.errors['day']}
        />
      )}
      {needed.includes('file') && kind === 'PERIOD' && <p>{t('fileOfPeriod')}</p>}
      {needed.includes('file') && <UploadBox box={box} error={form.errors['uploadId']} />}
      <TextField name="note" label={t('note')} optional maxLength={200} autoComplete="off" />
    </FormDialog>
  )
}
