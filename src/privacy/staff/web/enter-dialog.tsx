import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { enterErasure, findAddress, type FoundAddress } from '../contract.ts'
import type { erasuresStaffText } from './erasures-staff.text.ts'
import { HeldTable } from './held-table.tsx'

/** Enters the request of somebody who wrote or called: first what is held about their address, then the request. */
export function EnterDialog({ onClose }: { onClose: () => void }) {
  const t = useText<typeof erasuresStaffText>('erasures-staff')
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [found, setFound] = useState<FoundAddress>()
  const open = (id: string) => {
    onClose()
    void navigate(paths.adminErasures({ id }))
  }
  const find = useStaffAction(findAddress, { done: () => undefined, onDone: setFound })
  const enter = useStaffAction(enterErasure, { done: t('entered'), onDone: ({ id }) => open(id) })
  const ok = email.trim().length >= 3
  const canEnter = found !== undefined && found.erasureId === null && isSomebody(found)
  return (
    <FormDialog
      onClose={onClose}
      title={t('enter')}
      size="lg"
      form={{
        busy: find.pending || enter.pending,
        onSubmit: () => {
          setSubmitted(true)
          if (ok) (canEnter ? enter : find).run({ email: email.trim() })
        },
      }}
      submit={canEnter ? t('enter') : t('find')}
      cancel={t('cancel')}
    >
      <p>{t('enterText')}</p>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value)
          // What was found is of another address.
          setFound(undefined)
        }}
        error={
          find.errors['email'] ?? enter.errors['email'] ?? (submitted && !ok ? t('emailMissing') : undefined)
        }
        data-autofocus
      />
      <div aria-live="polite">{found && <Found found={found} onOpen={open} />}</div>
    </FormDialog>
  )
}

const isSomebody = ({ account, held }: FoundAddress): boolean => account !== null || held.length > 0

function Found({ found, onOpen }: { found: FoundAddress; onOpen: (id: string) => void }) {
  const t = useText<typeof erasuresStaffText>('erasures-staff')
  const { account, held, erasureId } = found
  if (erasureId !== null)
    return (
      <Notice action={<Button onClick={() => onOpen(erasureId)}>{t('openRequest')}</Button>}>
        {t('requestOpen')}
      </Notice>
    )
  if (account)
    return (
      <Notice title={t('hasAccount')}>
        {t('hasAccountText', { name: account.name, email: account.email })}
      </Notice>
    )
  if (held.length === 0) return <Notice title={t('nothingHeld')}>{t('nothingHeldText')}</Notice>
  return <HeldTable held={held} />
}
