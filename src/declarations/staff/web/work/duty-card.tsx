import { useState } from 'react'
import { RHYTHMS } from '#catalogue/codes.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { quantityDuty, type DeclarationWorkDetail } from '../../contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'

/** However many days the month has. */
const LAST_DAY = 31

type Props = { work: DeclarationWorkDetail }

/** How the register wants quantities, with where that stands; nothing for other declarations. */
export function DutyCard({ work }: Props) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const [isOpen, setOpen] = useState(false)
  if (!work.quantities) return null
  const { duty, source, entry } = work.quantities
  const due =
    duty?.dueMonths == null || duty.dueDay == null
      ? t('dutyNotKnown')
      : t(duty.dueDay === LAST_DAY ? 'dutyDueLast' : 'dutyDue', { count: duty.dueMonths, day: duty.dueDay })
  return (
    <Card title={t('duty')}>
      <Stack gap={16}>
        <Facts
          items={[
            { label: t('quantitySource'), value: t(`quantities_${source}`) },
            ...(entry ? [{ label: t('quantityBy'), value: entry.fileName ?? entry.by }] : []),
            { label: t('dutyRhythm'), value: duty ? t(`rhythm_${duty.rhythm}`) : t('dutyYearly') },
            { label: t('dutyDueLabel'), value: due },
            ...(duty ? [{ label: t('dutySource'), value: `${duty.source} (${duty.by})` }] : []),
          ]}
        />
        <span>
          <Button onClick={() => setOpen(true)}>{t('dutyEnter')}</Button>
        </span>
      </Stack>
      {isOpen && <DutyDialog work={work} onClose={() => setOpen(false)} />}
    </Card>
  )
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))

function DutyDialog({ work, onClose }: Props & { onClose: () => void }) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const duty = work.quantities?.duty
  const [rhythm, setRhythm] = useState<string>(duty?.rhythm ?? 'YEARLY')
  const [months, setMonths] = useState(String(duty?.dueMonths ?? ''))
  const [day, setDay] = useState(String(duty?.dueDay ?? ''))
  const [source, setSource] = useState(duty?.source ?? '')
  const [missing, setMissing] = useState(false)
  const send = useStaffAction(quantityDuty, { done: t('dutyDone'), onDone: onClose })
  const submit = () => {
    setMissing(source.trim() === '')
    const chosen = RHYTHMS.find((one) => one === rhythm)
    if (source.trim() === '' || !chosen) return
    const due = { dueMonths: numberOf(months), dueDay: numberOf(day) }
    send.run({ companyId: work.company.id, id: work.id, rhythm: chosen, ...due, source: source.trim() })
  }
  const number = { inputMode: 'numeric', maxLength: 2, autoComplete: 'off', optional: true } as const
  return (
    <FormDialog
      title={t('duty')}
      onClose={onClose}
      form={{ busy: send.pending, onSubmit: submit }}
      submit={t('dutySave')}
      cancel={t('cancel')}
    >
      <p>{t('dutyLead')}</p>
      <SelectField
        label={t('dutyRhythm')}
        value={rhythm}
        options={RHYTHMS.map((one) => ({ value: one, label: t(`rhythm_${one}`) }))}
        onChange={({ target }) => setRhythm(target.value)}
      />
      <TextField
        {...number}
        label={t('dutyMonths')}
        value={months}
        error={send.errors['dueMonths'] ?? send.errors['']}
        onChange={({ target }) => setMonths(target.value)}
      />
      <TextField
        {...number}
        label={t('dutyDay')}
        help={t('dutyDayHelp')}
        value={day}
        error={send.errors['dueDay']}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextField
        label={t('dutySource')}
        help={t('dutySourceHelp')}
        maxLength={300}
        autoComplete="off"
        value={source}
        error={missing ? t('dutySourceMissing') : send.errors['source']}
        onChange={({ target }) => setSource(target.value)}
      />
    </FormDialog>
  )
}
