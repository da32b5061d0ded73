import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import type { calculatorText } from './calculator.text.ts'

/** Removes all lines, asking first. */
export function ClearButton({ count, onClear }: { count: number; onClear(): void }) {
  const t = useText<typeof calculatorText>('calculator')
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('clear')}
      </Button>
    )
  return (
    <Row gap={8} role="group" aria-label={t('clear')}>
      <span>{t('clearAsk', { count })}</span>
      <Button variant="dangerFilled" onClick={onClear}>
        {t('clearYes')}
      </Button>
      <Button onClick={() => setAsking(false)}>{t('clearNo')}</Button>
    </Row>
  )
}
