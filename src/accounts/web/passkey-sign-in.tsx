import { Button } from '#platform/ui/button.tsx'
import { IconKey } from '#platform/ui/icons.ts'
import { makeCall } from '#platform/web/api.ts'
import { useText } from '#platform/web/text.ts'
import { beginPasskeySignIn, signInWithPasskey } from '../passkeys-contract.ts'
import type { accountsText } from './accounts.text.ts'
import { useHydrated } from './use-hydrated.ts'
import { hasPasskeys, askPasskey, usePasskeyStep } from './use-passkey.ts'

/** Signing in without a password, where the browser can. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (token: string) => void }) {
  const t = useText<typeof accountsText>('accounts')
  const hydrated = useHydrated()
  const { busy, run } = usePasskeyStep(t('passkeyFailed'))
  if (!hydrated || !hasPasskeys()) return null
  const signIn = async () => {
    const { options } = await makeCall(beginPasskeySignIn, {})
    const { token } = await makeCall(signInWithPasskey, { credential: await askPasskey(options) })
    onSignedIn(token)
  }
  return (
    <Button size={52} full icon={<IconKey size={20} />} loading={busy} onClick={() => run(signIn)}>
      {t('passkeySignIn')}
    </Button>
  )
}
