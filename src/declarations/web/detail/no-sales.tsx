import { formatDay } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { listMonths, listNoSales, stateNoSales } from '#reports/contract.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { readFiguresSoon, TOUCHED } from './use-declaration.ts'

type Unreported = NonNullable<DeclarationDetail['waitingFor'][number]['unreported']>

/** The other way on where a report is missing: there were no sales. It stands below then, and can be taken back. */
export function NoSales({ of: { shopId, month } }: { of: Unreported }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  const name = formatDay(`${month}-01`, lang, 'month')
  const state = useCallMutation(stateNoSales, {
    invalidates: [...TOUCHED, listMonths, listNoSales],
    onSuccess: () => {
      showMessage(t('noSalesDone', { month: name }), 'good')
      readFiguresSoon()
    },
  })
  return (
    <Button
      loading={state.isPending}
      onClick={() => state.mutate(shopId === null ? { month } : { shopId, month })}
    >
      {t('noSales')}
    </Button>
  )
}
