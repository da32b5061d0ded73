import { formatDay } from '#platform/shared/day-text.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { listInspections, type Inspection } from '../contract.ts'
import type { lettersText } from './letters.text.ts'

/** What an authority checks about a work order. Most have nothing of it, and then nothing is shown. */
export function InspectionsCard({ workOrderId }: { workOrderId: string }) {
  const t = useText<typeof lettersText>('letters')
  const { data, error, refetch } = useCallQuery(listInspections, { workOrderId })
  if (!data && !error) return null
  if (data?.records.length === 0) return null
  return (
    <Card title={t('checks')}>
      {data ? (
        <Stack as="ul" gap={16} aria-label={t('checks')}>
          {data.records.map((one) => (
            <li key={one.id}>
              <Check inspection={one} />
            </li>
          ))}
        </Stack>
      ) : (
        <ErrorState
          level={3}
          title={t('checksFailed')}
          action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        >
          <p>{error?.message}</p>
        </ErrorState>
      )}
    </Card>
  )
}

function Check({ inspection }: { inspection: Inspection }) {
  const t = useText<typeof lettersText>('letters')
  const lang = useLang()
  const { state, kind, authority, asked, servedOn, answerBy, dueDay, late } = inspection
  const { objectionOn, answeredOn, handedOver, outcome } = inspection
  const day = (value: string) => formatDay(value, lang)
  return (
    <Stack gap={8}>
      <Row between>
        <b dir="auto">
          {t(`check_${kind}`)} · {authority}
        </b>
        {state === 'CLOSED' && <Badge variant="finished">{t('checkOver')}</Badge>}
        {state === 'ANSWERED' && answeredOn && (
          <Badge variant="finished">{t('checkAnswered', { day: day(answeredOn) })}</Badge>
        )}
        {state === 'OPEN' && answerBy && (
          <span className="text-second">{t(late ? 'checkLate' : 'checkDue', { day: day(answerBy) })}</span>
        )}
      </Row>
      <p className="text-second">{t('checkServed', { day: day(servedOn) })}</p>
      {state === 'OPEN' && dueDay && dueDay !== answerBy && (
        <p className="text-second">{t('checkObjectBy', { day: day(dueDay) })}</p>
      )}
      <p>{asked}</p>
      {objectionOn && <p className="text-second">{t('checkObjected', { day: day(objectionOn) })}</p>}
      {handedOver.length > 0 && (
        <p className="text-second" dir="auto">
          {t('checkPapers')} {handedOver.map(({ what, on }) => `${what} (${day(on)})`).join(' · ')}
        </p>
      )}
      {outcome && <p>{outcome}</p>}
    </Stack>
  )
}
