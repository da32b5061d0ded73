import { useSession } from '#accounts/web/public.tsx'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { listMonths, listNoSales, revokeNoSales, type StatedMonth } from '../contract.ts'
import { NoSalesList } from './no-sales-list.tsx'
import type { noSalesText } from './no-sales.text.ts'

type Props = {
  /** Of these months alone. */
  between?: { from: string; to: string }
  isShown?: (one: StatedMonth) => boolean
  /** A return of them is confirmed: only imported sales say otherwise. */
  isConfirmed?: boolean
  onRevoked?: () => void
}

/** What the company itself, or staff for it, stated; taken back by one press, and stated again as easily. */
export function OwnNoSales({ between = undefined, isShown, isConfirmed = false, onRevoked }: Props) {
  const t = useText<typeof noSalesText>('no-sales')
  const { mayWrite } = useSession()
  const list = useCallQuery(listNoSales, between ?? {})
  const stated = (list.data ?? []).filter((one) => isShown?.(one) ?? true)
  const isOpen = mayWrite && !isConfirmed
  return (
    <NoSalesList
      stated={stated}
      reader="seller"
      note={isConfirmed ? t('confirmed') : undefined}
      renderAct={isOpen ? (one) => <Revoke one={one} onRevoked={onRevoked} /> : undefined}
    />
  )
}

function Revoke({ one, onRevoked }: { one: StatedMonth; onRevoked: (() => void) | undefined }) {
  const t = useText<typeof noSalesText>('no-sales')
  const lang = useLang()
  const { shopId } = one
  const month = formatDay(`${one.month}-01`, lang, 'month')
  const revoke = useCallMutation(revokeNoSales, {
    invalidates: [listNoSales, listMonths, listPendingMatters],
    onSuccess: () => {
      showMessage(t('revoked', { month }), 'good')
      onRevoked?.()
    },
  })
  return (
    <Button
      loading={revoke.isPending}
      aria-label={t('revokeNamed', { month })}
      onClick={() => revoke.mutate(shopId === null ? { month: one.month } : { shopId, month: one.month })}
    >
      {t('revoke')}
    </Button>
  )
}
