import { formatDay } from '#platform/shared/day-text.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { Confirmation } from '../contract.ts'
import type { confirmationsText } from './confirmations.text.ts'

/** Letters that a newer has replaced, which can still be withdrawn, and those that were. */
export function EarlierConfirmations(props: {
  letters: readonly Confirmation[]
  onWithdraw: ((letter: Confirmation) => void) | undefined
}) {
  const t = useText<typeof confirmationsText>('confirmations')
  const lang = useLang()
  return (
    <Disclosure summary={t('earlier')} aside={props.letters.length}>
      <Stack as="ul" gap={16} aria-label={t('earlierList')}>
        {props.letters.map((letter) => (
          <li key={letter.id}>
            <Row between>
              <b>{letter.number}</b>
              <Badge variant="neutral">{t(`status_${letter.status}`)}</Badge>
            </Row>
            <Row between>
              <span className="text-second">{formatDay(letter.issuedOn, lang)}</span>
              {props.onWithdraw && letter.status === 'REPLACED' && (
                <Button
                  size={32}
                  variant="danger"
                  aria-label={t('withdrawNamed', { number: letter.number })}
                  onClick={() => props.onWithdraw?.(letter)}
                >
                  {t('withdraw')}
                </Button>
              )}
            </Row>
          </li>
        ))}
      </Stack>
    </Disclosure>
  )
}
