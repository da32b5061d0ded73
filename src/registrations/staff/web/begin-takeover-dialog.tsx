import { useState } from 'react'
import { useNavigate } from 'react-router'
import { textOf, useCallForm } from '#accounts/web/public.tsx'
import { paths } from '#paths.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { staffStartTakeover, staffTakeovers } from '../takeover-contract.ts'
import { type Chosen, FindNumberDialog } from './find-number-dialog.tsx'
import type { takeoversStaffText } from './takeovers-staff.text.ts'

/** First the number, of any company; then who filed for it, and from when on we do. */
export function BeginTakeoverDialog({ onClose }: { onClose: () => void }) {
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState<Chosen>()
  return chosen ? (
    <BeginDialog chosen={chosen} onBack={() => setChosen(undefined)} onClose={onClose} />
  ) : (
    <FindNumberDialog keyword={keyword} onKeyword={setKeyword} onChoose={setChosen} onClose={onClose} />
  )
}

type Props = { chosen: Chosen; onBack: () => void; onClose: () => void }

function BeginDialog({ chosen: { companyId, company, number }, onBack, onClose }: Props) {
  const t = useText<typeof takeoversStaffText>('takeovers-staff')
  const lang = useLang()
  const navigate = useNavigate()
  const { registrationId, ours, firstDays } = number
  const form = useCallForm(staffStartTakeover, {
    staff: true,
    read(data) {
      const firstDay = textOf(data, 'firstDay')
      const given = { companyId, registrationId, earlierAgency: textOf(data, 'earlierAgency') }
      return { ...given, ...(firstDay !== '' && { firstDay }) }
    },
    check: ({ earlierAgency, firstDay }): Record<string, string> => ({
      ...(earlierAgency === '' && { earlierAgency: t('agencyMissing') }),
      ...(ours === null && firstDay === undefined && { firstDay: t('firstDayMissing') }),
    }),
    onDone() {
      showMessage(t('begun'), 'good')
      void invalidateReads([staffTakeovers]).catch(() => undefined)
      void navigate(paths.adminTakeover({ companyId, registrationId }))
    },
  })
  return (
    <FormDialog
      title={t('beginNamed', { name: number.number ?? number.product })}
      onClose={onClose}
      form={form}
      submit={t('beginNow')}
      cancel={t('cancel')}
    >
      <p>
        {company}. {t('beginHint')}
      </p>
      <TextField
        name="earlierAgency"
        label={t('agencyName')}
        maxLength={120}
        autoComplete="off"
        data-autofocus
        error={form.errors['earlierAgency']}
      />
      {ours === null ? (
        <SelectField
          name="firstDay"
          label={t('firstDay')}
          help={t('firstDayHelp')}
          placeholder={t('firstDayChoose')}
          defaultValue=""
          options={firstDays.map((day) => ({ value: day, label: formatDay(day, lang) }))}
          error={form.errors['firstDay']}
        />
      ) : (
        <p>{t('firstDayBought', { day: formatDay(ours, lang) })}</p>
      )}
      <Button size={32} onClick={onBack}>
        {t('anotherNumber')}
      </Button>
    </FormDialog>
  )
}
