import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import { setHold } from '../holds-contract.ts'
import { CompanyChoice } from './company-choice.tsx'
import type { holdsStaffText } from './holds-staff.text.ts'

type About = 'COMPANY' | 'MAIL'

/** Puts a hold on a company, or on whoever has an address. */
export function SetHoldDialog({ onClose }: { onClose: () => void }) {
  const t = useText<typeof holdsStaffText>('holds-staff')
  const [about, setAbout] = useState<About>('COMPANY')
  const [companyId, setCompanyId] = useState('')
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const set = useStaffAction(setHold, { done: t('setDone'), onDone: onClose })
  const named = about === 'COMPANY' ? companyId !== '' : email.trim().length >= 3
  const reasoned = reason.trim().length >= 3
  const onSubmit = () => {
    setSubmitted(true)
    if (!named || !reasoned) return
    const whom = about === 'COMPANY' ? { companyId } : { email: email.trim() }
    set.run({ ...whom, reason: reason.trim(), until: until === '' ? null : until })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('set')}
      form={{ busy: set.pending, onSubmit }}
      submit={t('set')}
      cancel={t('cancel')}
    >
      <p>{t('setText')}</p>
      <ChoiceChips
        name="about"
        legend={t('about')}
        value={about}
        onChange={(value) => setAbout(value === 'MAIL' ? 'MAIL' : 'COMPANY')}
        options={[
          { value: 'COMPANY', label: t('about_COMPANY') },
          { value: 'MAIL', label: t('about_MAIL') },
        ]}
      />
      {about === 'COMPANY' ? (
        <CompanyChoice
          value={companyId}
          onChange={setCompanyId}
          error={submitted && !named ? t('companyMissing') : undefined}
        />
      ) : (
        <TextField
          label={t('email')}
          help={t('emailHelp')}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={set.errors['email'] ?? (submitted && !named ? t('emailMissing') : undefined)}
        />
      )}
      <TextField
        label={t('reason')}
        help={t('reasonHelp')}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={set.errors['reason'] ?? (submitted && !reasoned ? t('reasonMissing') : undefined)}
      />
      <TextField
        label={t('until')}
        help={t('untilHelp')}
        type="date"
        value={until}
        onChange={(event) => setUntil(event.target.value)}
        error={set.errors['until']}
      />
    </FormDialog>
  )
}
