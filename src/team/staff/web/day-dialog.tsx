import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { MOST_NAME_LETTERS, saveAgencyDay } from '../contract.ts'
import type { teamText } from './team.text.ts'

/** A day off in a country's calendar, or one on which people work after all. */
export function DayDialog({ country, onClose }: { country: string; onClose: () => void }) {
  const t = useText<typeof teamText>('team')
  const [typed, setTyped] = useState({ day: '', name: '', works: false })
  const [isSent, setSent] = useState(false)
  const save = useStaffAction(saveAgencyDay, { done: t('daySaved'), onDone: onClose })
  const submit = () => {
    setSent(true)
    if (typed.day !== '' && typed.name.trim() !== '') save.run({ ...typed, country })
  }
  return (
    <FormDialog
      title={t('addDay')}
      onClose={onClose}
      form={{ busy: save.pending, onSubmit: submit }}
      submit={t('save')}
      cancel={t('cancel')}
    >
      <TextField
        label={t('day')}
        type="date"
        value={typed.day}
        error={isSent && typed.day === '' ? t('dayMissing') : save.errors['day']}
        onChange={({ target }) => setTyped({ ...typed, day: target.value })}
      />
      <ChoiceChips
        name="works"
        legend={t('kind')}
        value={typed.works ? 'works' : 'off'}
        options={[
          { value: 'off', label: t('off') },
          { value: 'works', label: t('works') },
        ]}
        onChange={(value) => setTyped({ ...typed, works: value === 'works' })}
      />
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        maxLength={MOST_NAME_LETTERS}
        value={typed.name}
        error={isSent && typed.name.trim() === '' ? t('nameMissing') : save.errors['name']}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
    </FormDialog>
  )
}
