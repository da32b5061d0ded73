import { useState } from 'react'
import { formatDay } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { CORRECTIONS_ID } from '../now/go-to-part.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import styles from '../steps/steps.module.css'
import { CorrectDialog } from './correct-dialog.tsx'
import type { correctionsText } from './corrections.text.ts'
import { OneCorrection } from './one-correction.tsx'
import type { Obtained } from './obtained.ts'

/** What was handed over, what is wrong about it, and who says so. Nothing before the handover. */
export function ResultPart() {
  const { corrections, obtained } = useWorkOrder().data
  const t = useText<typeof correctionsText>('corrections')
  const [correcting, setCorrecting] = useState<Obtained>()
  if (!corrections.mayPropose && corrections.records.length === 0) return null
  return (
    <section id={CORRECTIONS_ID} tabIndex={-1} className={styles.part}>
      <h3 className={styles.heading}>{t('title')}</h3>
      <Stack gap={16}>
        {obtained.map((result) => (
          <OneResult
            key={result.nodeId}
            result={result}
            onCorrect={corrections.mayPropose ? () => setCorrecting(result) : undefined}
          />
        ))}
        {corrections.records.map((correction) => (
          <OneCorrection key={correction.id} correction={correction} />
        ))}
      </Stack>
      {correcting && <CorrectDialog result={correcting} onClose={() => setCorrecting(undefined)} />}
    </section>
  )
}

function OneResult({ result, onCorrect }: { result: Obtained; onCorrect: (() => void) | undefined }) {
  const t = useText<typeof correctionsText>('corrections')
  const lang = useLang()
  const day = (value: string | null) => (value === null ? t('none') : formatDay(value, lang))
  return (
    <div>
      <b>{result.name}</b>
      <Facts
        items={[
          { label: t('number'), value: result.number ?? t('none') },
          { label: t('validFrom'), value: day(result.validFrom) },
          { label: t('validUntil'), value: day(result.validUntil) },
          { label: t('certificate'), value: result.certificate?.name ?? t('none') },
        ]}
      />
      {onCorrect && (
        <Row gap={12}>
          <Button size={32} aria-label={t('correctNamed', { name: result.name })} onClick={onCorrect}>
            {t('correct')}
          </Button>
        </Row>
      )}
    </div>
  )
}
