import { useSession } from '#accounts/web/public.tsx'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { Facts } from '#platform/ui/facts.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { listMonths } from '#reports/contract.ts'
import { authorizationInfo, confirmAccount, type Shop } from '../contract.ts'
import type { shopsText } from './shops.text.ts'

/** What Amazon says of whose the account is, before a member says that it is the company's. */
export function ConfirmAccountDialog({ shop, onClose }: { shop: Shop; onClose: () => void }) {
  const t = useText<typeof shopsText>('shops')
  const { mayWrite } = useSession()
  const confirm = useCallMutation(confirmAccount, {
    invalidates: [authorizationInfo, listPendingMatters, listMonths],
    onSuccess: () => {
      showMessage(t('ownConfirmed', { name: shop.name }), 'good')
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('ownTitle', { name: shop.name })}
      onClose={onClose}
      form={{ busy: confirm.isPending, onSubmit: () => confirm.mutate({ shopId: shop.id }) }}
      submit={t('ownNow')}
      cancel={t('cancel')}
      disabled={!mayWrite}
    >
      <p>{t('ownText')}</p>
      <Facts
        look="stacked"
        items={[
          { label: t('sellerId'), value: shop.sellerId ?? '–' },
          { label: t('ownName'), value: shop.account.name ?? '–' },
          { label: t('ownNumber'), value: shop.account.registrationNumber ?? '–' },
        ]}
      />
      <p>{t('ownElse')}</p>
    </FormDialog>
  )
}
