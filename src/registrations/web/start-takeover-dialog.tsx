import { useNavigate } from 'react-router'
import { textOf, useCallForm } from '#accounts/web/public.tsx'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { paths } from '#paths.ts'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useText } from '#platform/web/text.ts'
import { listRegistrations, type Registration } from '../contract.ts'
import { startTakeover } from '../takeover-contract.ts'
import type { takeoverText } from './takeover.text.ts'

/** Says that another agency filed for the number until now; then what is to be known is asked on a page of its own. */
export function StartTakeoverDialog(props: { registration: Registration; onClose: () => void }) {
  const { registration, onClose } = props
  const t = useText<typeof takeoverText>('takeover')
  const navigate = useNavigate()
  const { id: registrationId, number, product } = registration
  const form = useCallForm(startTakeover, {
    idPrefix: 'takeover-',
    read: (data) => ({ registrationId, earlierAgency: textOf(data, 'earlierAgency') }),
    check: ({ earlierAgency }): Record<string, string> =>
      earlierAgency === '' ? { earlierAgency: t('agencyMissing') } : {},
    onDone() {
      void invalidateReads([listRegistrations, listPendingMatters]).catch(() => undefined)
      void navigate(paths.takeover(registrationId))
    },
  })
  return (
    <FormDialog
      title={t('startTitle', { name: number ?? product })}
      onClose={onClose}
      form={form}
      submit={t('startNow')}
      cancel={t('cancel')}
    >
      <p>{t('startText')}</p>
      <TextField
        id="takeover-earlierAgency"
        name="earlierAgency"
        label={t('agency')}
        maxLength={120}
        autoComplete="off"
        data-autofocus
        error={form.errors['earlierAgency']}
      />
    </FormDialog>
  )
}
