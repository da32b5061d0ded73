import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { IconRefresh } from '#platform/ui/icons.ts'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { authorizationInfo, checkShopAgain, readMatch, type Shop } from '../contract.ts'
import { DifferenceCards } from './difference-cards.tsx'
import { differencesIn, isCompared } from './differences.ts'
import { MatchTable } from './match-table.tsx'
import { placeOf } from './shop-names.ts'
import styles from './match.module.css'
import type { shopsText } from './shops.text.ts'

/** Amazon is asked by a job, whose answer is there a little later. */
const ANSWER_MS = 3_000

/** Name, address and numbers of one shop, side by side, and below what has to be changed where. */
export function MatchCard({ shops, mayWrite }: { shops: readonly Shop[]; mayWrite: boolean }) {
  const t = useText<typeof shopsText>('shops')
  const [chosen, setChosen] = useState<string>()
  const shop = shops.find(({ id }) => id === chosen) ?? shops[0]
  if (!shop) return null
  return (
    <Card
      title={t('match', { shop: `${shop.name}, ${placeOf(t, shop)}` })}
      aside={mayWrite && <CheckAgain shopId={shop.id} />}
      flush
    >
      <div className={styles.lead}>
        <p>{t('matchLead')}</p>
        {shops.length > 1 && (
          <SelectField
            label={t('matchWhich')}
            hideLabel
            value={shop.id}
            onChange={(event) => setChosen(event.target.value)}
            options={shops.map((one) => ({ value: one.id, label: `${one.name}, ${placeOf(t, one)}` }))}
          />
        )}
      </div>
      <Match shop={shop} />
    </Card>
  )
}

function Match({ shop }: { shop: Shop }) {
  const t = useText<typeof shopsText>('shops')
  const match = useCallQuery(readMatch, { shopId: shop.id })
  const { data } = match
  if (data?.shopId === shop.id) {
    const differences = differencesIn(data.rows)
    return (
      <>
        <p className={styles.sum} role="status">
          {differences.length > 0
            ? t('matchSome', { count: differences.length })
            : t(isCompared(data.rows) ? 'matchAll' : 'matchNone')}
        </p>
        <MatchTable rows={data.rows} />
        <DifferenceCards differences={differences} shop={shop} />
      </>
    )
  }
  if (!match.error) return <SkeletonRows label={t('matchLoading')} />
  return (
    <ErrorState
      title={t('matchFailed')}
      safe={t('nothingLost')}
      onRetry={() => void match.refetch()}
      retrying={match.isFetching}
    >
      {match.error.message}
    </ErrorState>
  )
}

function CheckAgain({ shopId }: { shopId: string }) {
  const t = useText<typeof shopsText>('shops')
  const again = useCallMutation(checkShopAgain, {
    invalidates: [readMatch],
    onSuccess: () => {
      showMessage(t('checking'))
      setTimeout(() => void invalidateReads([readMatch, authorizationInfo]).catch(() => undefined), ANSWER_MS)
    },
  })
  return (
    <Button
      variant="subtle"
      size={32}
      icon={<IconRefresh size={16} />}
      loading={again.isPending}
      onClick={() => again.mutate({ shopId })}
    >
      {t('checkAgain')}
    </Button>
  )
}
