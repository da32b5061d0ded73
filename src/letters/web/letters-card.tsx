import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { createLetter, listLetters, type Letter } from '../contract.ts'
import type { LetterObstacle } from '../letter-facts.ts'
import { EarlierLetters } from './earlier-letters.tsx'
import { LetterInForce } from './letter-in-force.tsx'
import type { lettersText } from './letters.text.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Props = { workOrderId: string; mayWrite: boolean }

/** The letter on a work order, or why there can be none yet. */
export function LettersCard({ workOrderId, mayWrite }: Props) {
  const t = useText<typeof lettersText>('letters')
  const query = useCallQuery(listLetters, { workOrderId, pageSize: 50 })
  const [ending, setEnding] = useState<Letter>()
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
        {inForce && <LetterInForce key={inForce.id} letter={inForce} onWithdraw={onWithdraw} />}
        {data && (
          <MakeLetter {...{ workOrderId, mayWrite, obstacle: data.obstacle, isNew: inForce !== undefined }} />
        )}
        {earlier.length > 0 && <EarlierLetters letters={earlier} onWithdraw={onWithdraw} />}
      </Stack>
      {ending && <WithdrawDialog letter={ending} onClose={() => setEnding(undefined)} />}
    </Card>
  )
}

function MakeLetter(props: Props & { obstacle: LetterObstacle | null; isNew: boolean }) {
  const { workOrderId, mayWrite, obstacle, isNew } = props
  const t = useText<typeof lettersText>('letters')
  const make = useCallMutation(createLetter, {
    invalidates: [listLetters],
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
