import { use, useState } from 'react'
import { useNow } from '#back-office/web/frame/use-now.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { CountryField } from '#back-office/web/frame/country-field.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { CheckField, SelectField, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { INSPECTION_KINDS, type InspectionKind } from '../../../inspections/inspection-kinds.ts'
import type { WholeAuthorityLetter } from '../../contract.ts'
import { openInspection } from '../../inspections-contract.ts'
import { WhoseLetter } from '../whose-letter.tsx'
import type { inspectionsStaffText } from './inspections-staff.text.ts'

/** What the letter that announces it says already. */
const fieldsOf = (letter: WholeAuthorityLetter | null, today: string) => ({
  workOrder: letter?.workOrder ?? null,
  kind: 'VISIT' as InspectionKind,
  authority: letter?.authority ?? '',
  country: letter?.country ?? '',
  servedOn: letter?.received ?? today,
  answerBy: letter?.replyBy ?? '',
  askedEn: letter?.summaryEn ?? '',
  askedZh: letter?.summaryZh ?? '',
  visibleToSeller: letter?.visibleToSeller ?? true,
})
type Fields = ReturnType<typeof fieldsOf>
const NEEDED = ['authority', 'country', 'servedOn', 'askedEn', 'askedZh'] as const

export function OpenInspectionDialog(props: {
  letter: WholeAuthorityLetter | null
  onClose: () => void
  onOpened: (id: string) => void
}) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const { letter, onClose, onOpened } = props
  const today = dayOf(useNow(), use(TimeZoneContext))
  const [fields, setFields] = useState(() => fieldsOf(letter, today))
  const [isTried, setTried] = useState(false)
  const move = useStaffAction(openInspection, { done: t('opened'), onDone: ({ id }) => onOpened(id) })
  const onSubmit = () => {
    setTried(true)
    const { workOrder, answerBy, ...rest } = fields
    if (!workOrder || NEEDED.some((name) => fields[name].trim() === '')) return
    const given = { workOrderId: workOrder.id, letterId: letter?.id ?? null, answerBy: answerBy || null }
    move.run({ ...rest, ...given })
  }
  const errorOf = (name: string, isEmpty: boolean) =>
    move.errors[name] ?? (isTried && isEmpty ? t('missing') : undefined)
  return (
    <FormDialog
      title={t('openTitle')}
      onClose={onClose}
      size="lg"
      form={{ busy: move.pending, onSubmit }}
      submit={t('openNow')}
      cancel={t('cancel')}
    >
      <InspectionFields
        fields={fields}
        onChange={(more) => {
          setFields({ ...fields, ...more })
          move.clear(...Object.keys(more))
        }}
        errorOf={errorOf}
        today={today}
        workOrderMissing={isTried && !fields.workOrder}
      />
    </FormDialog>
  )
}

type FieldsProps = {
  fields: Fields
  onChange: (more: Partial<Fields>) => void
  errorOf: (name: string, isEmpty: boolean) => string | undefined
  today: string
  workOrderMissing: boolean
}

function InspectionFields({ fields, onChange, errorOf, today, workOrderMissing }: FieldsProps) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const field = (name: (typeof NEEDED)[number] | 'answerBy') => ({
    label: t(name),
    value: fields[name],
    error: errorOf(name, name !== 'answerBy' && fields[name].trim() === ''),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <Stack gap={16}>
      <WhoseLetter
        company={null}
        needsWorkOrder
        workOrder={fields.workOrder}
        error={workOrderMissing ? t('workOrderMissing') : undefined}
        onChange={({ workOrder }) => onChange({ workOrder })}
      />
      <SelectField
        label={t('kind')}
        options={INSPECTION_KINDS.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
        value={fields.kind}
        onChange={({ target }) =>
          onChange({ kind: INSPECTION_KINDS.find((kind) => kind === target.value) ?? 'VISIT' })
        }
      />
      <TextField {...field('authority')} maxLength={160} />
      <CountryField
        label={t('country')}
        unknown={t('countryNone')}
        value={fields.country}
        error={field('country').error}
        onChange={(country) => onChange({ country })}
      />
      <TextField {...field('servedOn')} type="date" max={today} />
      <TextField {...field('answerBy')} type="date" min={fields.servedOn} optional />
      <TextAreaField {...field('askedEn')} rows={3} maxLength={1000} lang="en" />
      <TextAreaField {...field('askedZh')} rows={3} maxLength={1000} lang="zh" />
      <CheckField
        label={t('visible')}
        checked={fields.visibleToSeller}
        onChange={({ target }) => onChange({ visibleToSeller: target.checked })}
      />
    </Stack>
  )
}
