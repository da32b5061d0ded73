import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
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
    <Dialog title={t(`${how}Title`, { name: shop.name })} onClose={onClose}>
      <Stack gap={16}>
        <p>{t(`${how}Text`)}</p>
        <Row gap={12}>
          <Button
            variant="dangerFilled"
            loading={end.isPending}
            onClick={() => end.mutate({ shopId: shop.id })}
          >
            {t(`${how}Now`)}
          </Button>
          <Button variant="subtle" data-autofocus onClick={onClose}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
