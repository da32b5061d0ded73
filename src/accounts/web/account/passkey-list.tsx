import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { FrameMenu } from '#platform/ui/frames/frame-menu.tsx'
import { IconDots } from '#platform/ui/icons.ts'
import { readCache, useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { companyMembers } from '../../members-contract.ts'
import { addPasskey, beginPasskey, removePasskey } from '../../passkeys-contract.ts'
import { type Passkey, readSecurity } from '../../security-contract.ts'
import { deviceName } from '../../device-name.ts'
import { makeConfirmedCall } from '../confirm/make-confirmed-call.ts'
import { hasPasskeys, makePasskey, usePasskeyStep } from '../use-passkey.ts'
import { AskDialog } from './ask-dialog.tsx'
import { deviceText } from './device-text.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import { SecurityLine } from './security-line.tsx'
import type { securityText } from './security.text.ts'

/** The passkeys of the person, each with the name that they gave it. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useText<typeof securityText>('security')
  return (
    <>
      <SecurityLine
        name={t('passkeys')}
        note={t('passkeysText')}
        action={hasPasskeys() ? <AddPasskey /> : t('passkeysNotHere')}
      />
      {passkeys.map((passkey) => (
        <PasskeyLine key={passkey.id} passkey={passkey} />
      ))}
    </>
  )
}

function AddPasskey() {
  const t = useText<typeof securityText>('security')
  const { busy, run } = usePasskeyStep(t('passkeyNotMade'))
  const add = async () => {
    const { options } = await makeConfirmedCall(beginPasskey, {})
    const credential = await makePasskey(options)
    const name = deviceText(deviceName(navigator.userAgent), t)
    const security = await makeConfirmedCall(addPasskey, { name, credential })
    readCache().setQueryData([readSecurity.path, {}], security)
    void readCache().invalidateQueries({ queryKey: [companyMembers.path] })
    showMessage(t('passkeyAdded'), 'good')
  }
  return (
    <Button size={32} loading={busy} onClick={() => run(add)}>
      {t('addPasskey')}
    </Button>
  )
}

function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const t = useText<typeof securityText>('security')
  const { id, name, createdAt, lastUsedAt } = passkey
  const [asking, setAsking] = useState<'remove' | 'rename'>()
  const close = () => setAsking(undefined)
  const remove = useCallMutation(removePasskey, {
    make: makeConfirmedCall,
    invalidates: [readSecurity, companyMembers],
  })
  return (
    <>
      <SecurityLine
        name={<bdi>{name}</bdi>}
        note={
          <>
            {t('passkeySince')} <DateText value={createdAt} />
            {lastUsedAt && (
              <>
                {' · '}
                {t('passkeyUsed')} <DateText value={lastUsedAt} format="dayTime" />
              </>
            )}
          </>
        }
        action={
          <FrameMenu
            label={t('moreForPasskey', { name })}
            trigger={<IconDots size={20} />}
            items={[
              { label: t('rename'), onSelect: () => setAsking('rename') },
              { label: t('removePasskey'), danger: true, onSelect: () => setAsking('remove') },
            ]}
          />
        }
      />
      {asking === 'rename' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      {asking === 'remove' && (
        <AskDialog
          title={t('removePasskeyTitle', { name })}
          action={t('removePasskey')}
          cancel={t('cancel')}
          busy={remove.isPending}
          onAct={() => remove.mutate({ id }, { onSettled: close })}
          onClose={close}
        >
          {t('removePasskeyText')}
        </AskDialog>
      )}
    </>
  )
}
