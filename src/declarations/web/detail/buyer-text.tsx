import { formatDay } from '#platform/shared/day-text.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { BoxRows } from '../../contract.ts'
import type { boxNamesText } from '../box-names.text.ts'

type Buyer = NonNullable<BoxRows['records'][number]['buyer']>

/** The buyer's VAT number with the answer of its register, as the proof of how the sale is treated. */
export function BuyerText({ buyer: { number, answer } }: { buyer: Buyer }) {
  const t = useText<typeof boxNamesText>('box-names')
  const lang = useLang()
  if (!answer) return <small>{t('buyerUnanswered', { number })}</small>
  const { confirmed, consultationNumber: consultation } = answer
  const said = { number, register: answer.register.toUpperCase(), day: formatDay(answer.day, lang, 'medium') }
  if (!confirmed) return <small>{t('buyerDenied', said)}</small>
  return (
    <small>
      {consultation === null ? t('buyerConfirmed', said) : t('buyerProven', { ...said, consultation })}
    </small>
  )
}
