import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { updateDocument, type VaultDocument } from '../vault-contract.ts'
import { isStaleRead } from './stale-reads.ts'
import type { vaultText } from './vault.text.ts'

/** Takes a document out of use, or back into it. */
export function useRetire({ label }: VaultDocument) {
  const t = useText<typeof vaultText>('vault')
  return useCallMutation(updateDocument, {
    invalidates: isStaleRead,
    onSuccess: (_answer, { retired }) =>
      showMessage(t(retired ? 'nowRetired' : 'nowInUse', { name: label }), 'good'),
  })
}
