import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { authorizationInfo, removeShop, revokeAmazon, type Shop } from '../contract.ts'
import type { shopsText } from './shops.text.ts'

export type Ending = { shop: Shop; how: 'revoke' | 'remove' }

/** Asks before an authorisation is withdrawn or a shop removed. */
export function EndDialog({ shop, how, onClose }: Ending & { onClose: () => void }) {
  const t = useText<typeof shopsText>('shops')
  const end = useCallMutation(how === 'revoke' ? revokeAmazon : removeShop, {
    invalidates: [authorizationInfo, listPendingMatters],
    onSuccess: () => {
      showMessage(t(how === 'revoke' ? 'revoked' : 'removed', { name: shop.name }), 'good')
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(`${how}Title`, { name: shop.name })}
      onClose={onClose}
      form={{ busy: end.isPending, onSubmit: () => end.mutate({ shopId: shop.id }) }}
      submit={t(`${how}Now`)}
      cancel={t('cancel')}
      danger
    >
      <p>{t(`${how}Text`)}</p>
    </FormDialog>
  )
}
