import { useState } from 'react'
import { useSession } from '#accounts/web/public.tsx'
import { paths } from '#paths.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { type Fact, Facts } from '#platform/ui/facts.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import type { DeclarationDetail } from '../../contract.ts'
import { takeBackQuantities } from '../../quantities-contract.ts'
import { TOUCHED } from '../detail/use-declaration.ts'
import type { quantitiesText } from '../quantities.text.ts'
import { EnterDialog } from './enter-dialog.tsx'
import { QuantityTable } from './quantity-table.tsx'

/** Where the quantities of a report come from, and the other ways to say them. */
export function QuantitiesCard({ declaration }: { declaration: DeclarationDetail }) {
  const t = useText<typeof quantitiesText>('quantities')
  const { mayWrite } = useSession()
  const [isEntering, setEntering] = useState(false)
  const { quantities, stream, country } = declaration
  if (!quantities || !stream) return null
  const { duty } = quantities
  return (
    <Card title={t('source')}>
      <Stack gap={16}>
        <Source quantities={quantities} />
        <p>{t(quantities.source === 'SALES' ? 'counted' : 'entered')}</p>
        {duty && <p>{t('dutySource', { source: duty.source })}</p>}
        {country === 'DE' && stream === 'PACKAGING' && <Notice title={t('lucid')}>{t('lucidText')}</Notice>}
        {mayWrite && (
          <>
            <Row gap={12}>
              <ButtonLink href={paths.goodsWeights()}>{t('toGoods')}</ButtonLink>
              <Button onClick={() => setEntering(true)}>{t('enter')}</Button>
              {quantities.entry && <TakeBack id={declaration.id} />}
            </Row>
            <QuantityTable id={declaration.id} />
          </>
        )}
      </Stack>
      {isEntering && <EnterDialog declaration={declaration} onClose={() => setEntering(false)} />}
    </Card>
  )
}

function Source({
  quantities: { source, entry },
}: {
  quantities: NonNullable<DeclarationDetail['quantities']>
}) {
  const t = useText<typeof quantitiesText>('quantities')
  const from: Fact = { label: t('from'), value: t(`source_${source}`) }
  if (!entry) return <Facts items={[from]} />
  const items = [
    from,
    ...(entry.fileName === null ? [] : [{ label: t('file'), value: entry.fileName }]),
    { label: t('by'), value: entry.by },
    { label: t('at'), value: <DateText value={entry.at} format="fullTime" /> },
  ]
  return <Facts items={items} />
}

function TakeBack({ id }: { id: string }) {
  const t = useText<typeof quantitiesText>('quantities')
  const back = useCallMutation(takeBackQuantities, {
    invalidates: TOUCHED,
    onSuccess: () => showMessage(t('takenBack'), 'good'),
  })
  return (
    <Button variant="subtle" loading={back.isPending} onClick={() => back.mutate({ id })}>
      {t('takeBack')}
    </Button>
  )
}
