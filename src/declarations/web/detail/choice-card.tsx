import { useState } from 'react'
import { useSession } from '#accounts/web/public.tsx'
import { countryName } from '#platform/shared/countries.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { listStandingChoices, type DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import styles from './detail.module.css'

/** What happens next time without an answer: as the company signed it, or as it is without a signature. */
export function ChoiceCard({ declaration: { country } }: { declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  const { role } = useSession()
  const [signing, setSigning] = useState(false)
  const { data } = useCallQuery(listStandingChoices, {})
  const choice = data?.choices.find((one) => one.country === country)
  if (!data || !choice) return null
  const isFree = choice.choices.length > 1
  return (
    <Card title={t('next')}>
      <div className={styles.pay}>
        <p className={styles.small}>{t('nextLead', { country: countryName(country, lang) })}</p>
        <p>
          <b>{t(`choice_${choice.choice}`)}</b>
        </p>
        {choice.to !== null && (
          <p className={styles.small}>
            {t('band', { amount: formatMoney({ amount: choice.to, currency: choice.currency }, lang) })}
          </p>
        )}
        {choice.signature !== null && choice.signedAt !== null && (
          <p className={styles.small}>
            {t('signedBy', { name: choice.signature })} <DateText value={choice.signedAt} />
          </p>
        )}
        {!isFree && <p className={styles.small}>{t('askOnly')}</p>}
        {isFree && (
          <span>
            <Button
              {...(role !== undefined && role !== 'owner' && { reason: t('ownerSigns') })}
              onClick={() => setSigning(true)}
            >
              {t('changeChoice')}
            </Button>
          </span>
        )}
      </div>
      {signing && <ChoiceDialog choice={choice} choices={data} onClose={() => setSigning(false)} />}
    </Card>
  )
}
