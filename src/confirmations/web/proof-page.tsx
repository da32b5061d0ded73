import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { Door } from '#accounts/web/public.tsx'
import { Button } from '#platform/ui/button.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { checkConfirmation } from '../contract.ts'
import { groupConfirmationCode, readConfirmationCode } from '../confirmation-code.ts'
import { CheckedConfirmation } from './checked-confirmation.tsx'
import type { proofText } from './proof.text.ts'

export const handle = { auth: true, access: 'public', texts: ['proof', 'ui'] }

/** Behind the `#`, where the QR code of a letter leads. */
function useCodeInAddress(): string {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('hashchange', changed)
      return () => window.removeEventListener('hashchange', changed)
    },
    () => window.location.hash.slice(1),
    () => '',
  )
}

/** Where anybody who holds a letter learns whether it is genuine, what it says, and whether it still stands. */
export default function ProofPage() {
  const t = useText<typeof proofText>('proof')
  const given = useCodeInAddress()
  const check = useCallMutation(checkConfirmation)
  const { mutate, reset } = check
  useEffect(() => {
    if (given !== '') mutate({ code: given })
  }, [given, mutate])
  const again = () => {
    window.history.replaceState(null, '', window.location.pathname)
    reset()
  }
  return (
    <Door unlisted wide title={t('title')} sub={t('sub')}>
      {check.data ? (
        <Stack gap={20}>
          <CheckedConfirmation letter={check.data} />
          <Button full onClick={again}>
            {t('checkAnother')}
          </Button>
        </Stack>
      ) : (
        <CodeForm
          key={given}
          given={given}
          busy={check.isPending}
          refusal={check.error?.message}
          onCheck={(code) => mutate({ code })}
        />
      )}
    </Door>
  )
}

function CodeForm(props: {
  given: string
  busy: boolean
  refusal: string | undefined
  onCheck: (code: string) => void
}) {
  const t = useText<typeof proofText>('proof')
  const known = readConfirmationCode(props.given)
  const [typed, setTyped] = useState(known === undefined ? props.given : groupConfirmationCode(known))
  const [incomplete, setIncomplete] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = readConfirmationCode(typed)
    setIncomplete(code === undefined)
    if (code !== undefined && !props.busy) props.onCheck(code)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        {props.refusal && (
          <Notice tone="bad" role="alert">
            {props.refusal}
          </Notice>
        )}
        <TextField
          label={t('code')}
          help={t('codeHelp')}
          error={incomplete && t('codeIncomplete')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button
          type="submit"
          variant="primary"
          size={52}
          full
          loading={props.busy}
          aria-label={props.busy ? t('checking') : undefined}
        >
          {t('check')}
        </Button>
      </Stack>
    </form>
  )
}
