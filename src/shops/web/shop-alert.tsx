import { useState } from 'react'
import { formatDay } from '#platform/shared/day-text.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { IconClock } from '#platform/ui/icons.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { Shop } from '../contract.ts'
import { ConfirmAccountDialog } from './confirm-account-dialog.tsx'
import type { Urgent } from './needs-care.ts'
import { whatBreaks } from './shop-names.ts'
import type { shopsText } from './shops.text.ts'

const TONES = {
  OTHER_COMPANY: 'bad',
  BROKEN: 'bad',
  EXPIRED: 'bad',
  EXPIRING: 'warn',
  NOT_CONNECTED: 'info',
} as const

/** What is about to break, or is broken, what follows from it, and the one thing to do. */
export function ShopAlert({ shop, urgent }: { shop: Shop; urgent: Urgent }) {
  const t = useText<typeof shopsText>('shops')
  const lang = useLang()
  if (urgent === 'OTHER_COMPANY') return <OtherCompany shop={shop} />
  const day = shop.expiresAt ? formatDay(shop.expiresAt, lang) : ''
  return (
    <Notice
      tone={TONES[urgent]}
      {...(urgent === 'EXPIRING' && { icon: <IconClock size={20} /> })}
      title={t(`alert_${urgent}`, { name: shop.name, day, count: shop.daysLeft ?? 0 })}
      action={
        shop.consentUrl && (
          <ButtonLink variant="primary" href={shop.consentUrl}>
            {t(consentLabel(shop))}
          </ButtonLink>
        )
      }
    >
      {shop.consentObstacle === 'NOT_SET_UP' ? t('notSetUp') : whatBreaks(t, lang, shop)}
    </Notice>
  )
}

function OtherCompany({ shop }: { shop: Shop }) {
  const t = useText<typeof shopsText>('shops')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Notice
        tone={TONES.OTHER_COMPANY}
        title={t('alert_OTHER_COMPANY', { name: shop.name })}
        action={
          <Button variant="primary" onClick={() => setAsking(true)}>
            {t('ownCheck')}
          </Button>
        }
      >
        {t('ownNothingRead', { account: shop.account.name ?? shop.sellerId ?? '' })}
      </Notice>
      {asking && <ConfirmAccountDialog shop={shop} onClose={() => setAsking(false)} />}
    </>
  )
}

export function consentLabel({ status }: Pick<Shop, 'status'>): 'connect' | 'renew' | 'reconnect' {
  if (status === 'NOT_CONNECTED') return 'connect'
  return status === 'BROKEN' || status === 'REVOKED' ? 'reconnect' : 'renew'
}
