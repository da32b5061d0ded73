import { type ReactNode, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import type { uiText } from '#platform/ui/ui.text.ts'
import { readToken } from './session.ts'
import { useText } from './text.ts'
import { isLeaving } from './unsaved.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/**
 * Asks before what was typed and not saved is lost: by a way off the page, by the window, or by whatever else goes through
 * `ask`. Nobody is held up whose session has ended. `dialog` is put on the page, or into the dialog that it guards.
 */
export function useDiscardGuard(isUnsaved: boolean): {
  ask: (then: () => void) => void
  /** It is saved: a way off the page that follows at once is not asked about. */
  release: () => void
  dialog: ReactNode
} {
  const isReleased = useRef(false)
  const [asked, setAsked] = useState<() => void>()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isReleased.current && isSignedIn() && isLeaving(currentLocation, nextLocation),
  )
  useLeaveGuard(() => isUnsaved && isSignedIn())
  const isBlocked = blocker.state === 'blocked'
  const stay = () => {
    setAsked(undefined)
    if (isBlocked) blocker.reset()
  }
  const discard = () => {
    setAsked(undefined)
    if (isBlocked) blocker.proceed()
    else asked?.()
  }
  return {
    ask: (then) => (isUnsaved ? setAsked(() => then) : then()),
    release: () => {
      isReleased.current = true
    },
    dialog: (isBlocked || asked) && <DiscardDialog onStay={stay} onDiscard={discard} />,
  }
}

const isSignedIn = () => readToken(true) !== null || readToken(false) !== null

function DiscardDialog({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const t = useText<typeof uiText>('ui')
  return (
    <FormDialog
      title={t('discardTitle')}
      onClose={onStay}
      form={{ busy: false, onSubmit: onDiscard }}
      submit={t('discard')}
      cancel={t('keepEditing')}
      danger
    >
      <p>{t('discardText')}</p>
    </FormDialog>
  )
}
