import { use } from 'react'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { paths } from '#paths.ts'
import { formatDay, formatInstant } from '#platform/shared/day-text.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { Link } from '#platform/ui/link.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import {
  fetchMonth,
  listImports,
  listMonths,
  listNoSales,
  revokeNoSales,
  stateNoSales,
} from '#reports/contract.ts'
import { authorizationInfo } from '../contract.ts'
import styles from './months.module.css'
import type { monthsText } from './months.text.ts'
import type { ShopMonth, ShopMonths } from './shop-months.ts'

type Props = { shop: ShopMonths; one: ShopMonth; mayWrite: boolean }

/** What is known of one month, and the two ways in which it can be brought in. */
export function MonthDetail({ shop, one, mayWrite }: Props) {
  const t = useText<typeof monthsText>('months')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const month = formatDay(`${one.month}-01`, lang, 'month')
  const isOpen = one.state === 'MISSING' || one.state === 'BEFORE'
  const time = one.askAgainAt && formatInstant(one.askAgainAt, lang, 'dayTime', timeZone)
  return (
    <div className={styles.detail}>
      <div>
        <p>
          <b>
            {one.stated ? <Stated stated={one.stated} month={month} /> : t(`about_${one.state}`, { month })}
          </b>{' '}
          {one.state === 'MISSING' && one.needed && t('neededNow')}
        </p>
        {one.fault !== null && (
          <p className={styles.fault}>
            {one.fault} {time && t('nextTry', { time })}
          </p>
        )}
      </div>
      {isOpen && mayWrite && <Ways shop={shop} one={one} month={month} />}
      {one.stated && mayWrite && <Revoke shop={shop} one={one} month={month} />}
      {!isOpen && one.importId !== null && (
        <Link href={paths.salesImports({ id: one.importId })}>{t('openImport')}</Link>
      )}
    </div>
  )
}

function Stated({ stated, month }: { stated: NonNullable<ShopMonth['stated']>; month: string }) {
  const t = useText<typeof monthsText>('months')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const day = formatInstant(stated.at, lang, 'full', timeZone)
  const { kind, name } = stated.by
  return kind === 'staff'
    ? t('statedByUs', { month, day, reason: stated.reason })
    : t('stated', { month, day, name })
}

type WayProps = { shop: ShopMonths; one: ShopMonth; month: string }

const TOUCHED = [listMonths, listNoSales, listImports, authorizationInfo, listPendingMatters]

function Revoke({ shop, one, month }: WayProps) {
  const t = useText<typeof monthsText>('months')
  const revoke = useCallMutation(revokeNoSales, {
    invalidates: TOUCHED,
    onSuccess: () => showMessage(t('revoked', { month }), 'good'),
  })
  return (
    <Button
      loading={revoke.isPending}
      onClick={() => revoke.mutate({ shopId: shop.shopId, month: one.month })}
    >
      {t('revoke')}
    </Button>
  )
}

function Ways({ shop, one, month }: WayProps) {
  const t = useText<typeof monthsText>('months')
  const fetch = useCallMutation(fetchMonth, {
    invalidates: TOUCHED,
    onSuccess: () => showMessage(t('fetching', { month, shop: shop.name }), 'good'),
  })
  const state = useCallMutation(stateNoSales, {
    invalidates: TOUCHED,
    onSuccess: () => showMessage(t('noSalesDone', { month, shop: shop.name }), 'good'),
  })
  return (
    <div className={styles.ways}>
      {shop.mayFetch && (
        <Button
          loading={fetch.isPending}
          onClick={() => fetch.mutate({ shopId: shop.shopId, month: one.month })}
        >
          {t('fetch')}
        </Button>
      )}
      <ButtonLink href={paths.salesImports({ shop: shop.shopId })}>{t('upload')}</ButtonLink>
      <Button
        loading={state.isPending}
        onClick={() => state.mutate({ shopId: shop.shopId, month: one.month })}
      >
        {t('noSales')}
      </Button>
    </div>
  )
}
