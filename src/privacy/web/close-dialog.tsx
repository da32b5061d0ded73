import { use } from 'react'
import { CallFormFrame, fieldOf, makeConfirmedCall, textOf, useCallForm } from '#accounts/web/public.tsx'
import { formatInstant } from '#platform/shared/day-text.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { DialogButtons } from '#platform/ui/form-dialog.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { readCache } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { type Closing, readClosing, requestClosing } from '../closing-contract.ts'
import type { closingText } from './closing.text.ts'

/** Nobody closes a company by a slip: its name is typed in, and the password asked for. */
export function CloseDialog({ closing, onClose }: { closing: Closing; onClose: () => void }) {
  const t = useText<typeof closingText>('closing')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const { companyName: company, days } = closing
  const form = useCallForm(requestClosing, {
    idPrefix: 'closing-',
    make: makeConfirmedCall,
    read: (data) => ({ name: textOf(data, 'name') }),
    check: ({ name }): Record<string, string> => (name === '' ? { name: t('nameMissing') } : {}),
    onDone: ({ pending }) => {
      void readCache().invalidateQueries({ queryKey: [readClosing.path] })
      const day = pending ? formatInstant(pending.closesAt, lang, 'full', timeZone) : ''
      showMessage(t('requested', { day }), 'good')
      onClose()
    },
  })
  return (
    <Dialog title={t('askTitle', { company })} onClose={onClose}>
      <CallFormFrame form={form}>
        <p>{t('askText', { company, days })}</p>
        <TextField
          data-autofocus
          {...fieldOf(form, 'name')}
          label={t('name')}
          autoComplete="off"
          maxLength={400}
        />
        <DialogButtons busy={form.busy} submit={t('close')} cancel={t('cancel')} danger onClose={onClose} />
      </CallFormFrame>
    </Dialog>
  )
}
