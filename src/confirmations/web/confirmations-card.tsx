import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { createConfirmation, listConfirmations, type Confirmation } from '../contract.ts'
import type { ConfirmationObstacle } from '../confirmation-facts.ts'
import { EarlierConfirmations } from './earlier-confirmations.tsx'
import { ConfirmationInForce } from './confirmation-in-force.tsx'
import type { confirmationsText } from './confirmations.text.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Props = { workOrderId: string; mayWrite: boolean }

/** The letter on a work order, or why there can be none yet. */
export function ConfirmationsCard({ workOrderId, mayWrite }: Props) {
  const t = useText<typeof confirmationsText>('confirmations')
  const query = useCallQuery(listConfirmations, { workOrderId, pageSize: 50 })
  const [ending, setEnding] = useState<Confirmation>()
  const data = query.isPlaceholderData ? undefined : query.data
  // Nothing is shown where no authority ever decides.
  if (data?.obstacle === 'NO_AUTHORITY' && data.total === 0) return null
  const inForce = data?.records.find(({ status }) => status === 'VALID')
  const earlier = data?.records.filter((letter) => letter !== inForce) ?? []
  const onWithdraw = mayWrite ? setEnding : undefined
  return (
    <Card title={t('title')}>
      <Stack gap={16}>
        <p className="text-second">{t('lead')}</p>
        {!data && !query.error && <Skeleton lines={2} label={t('loading')} />}
        {!data && query.error && (
          <ErrorState
            level={3}
            title={t('loadFailed')}
            action={<Button onClick={() => void query.refetch()}>{t('tryAgain')}</Button>}
          >
            <p>{query.error.message}</p>
          </ErrorState>
        )}
        {inForce && <ConfirmationInForce key={inForce.id} letter={inForce} onWithdraw={onWithdraw} />}
        {data && (
          <MakeConfirmation
            {...{ workOrderId, mayWrite, obstacle: data.obstacle, isNew: inForce !== undefined }}
          />
        )}
        {earlier.length > 0 && <EarlierConfirmations letters={earlier} onWithdraw={onWithdraw} />}
      </Stack>
      {ending && <WithdrawDialog letter={ending} onClose={() => setEnding(undefined)} />}
    </Card>
  )
}

function MakeConfirmation(props: Props & { obstacle: ConfirmationObstacle | null; isNew: boolean }) {
  const { workOrderId, mayWrite, obstacle, isNew } = props
  const t = useText<typeof confirmationsText>('confirmations')
  const make = useCallMutation(createConfirmation, {
    invalidates: [listConfirmations],
    onSuccess: ({ number }) => showMessage(t('made', { number }), 'good'),
  })
  const reason = mayWrite ? obstacle && t(`obstacle_${obstacle}`) : t('viewerMay')
  return (
    <Stack gap={8}>
      <Button full reason={reason} loading={make.isPending} onClick={() => make.mutate({ workOrderId })}>
        {t(isNew ? 'makeNew' : 'make')}
      </Button>
      {isNew && !reason && <p className="text-second">{t('makeNewHelp')}</p>}
    </Stack>
  )
}
