import { useState } from 'react'
import { ButtonLink } from '#platform/ui/button.tsx'
import { IconDots } from '#platform/ui/icons.ts'
import { Menu } from '#platform/ui/menu.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import type { Shop } from '../contract.ts'
import { EndDialog, type Ending } from './end-dialog.tsx'
import { consentLabel } from './shop-alert.tsx'
import { AnswerCell, AuthorisationCell, MonthsCell, ShopName } from './shop-cells.tsx'
import styles from './shops.module.css'
import type { shopsText } from './shops.text.ts'

/** The shops with their health. `alerted` has its button above, in its notice. */
export function ShopTable({
  shops,
  alerted,
  mayWrite,
}: {
  shops: readonly Shop[]
  alerted: string | undefined
  mayWrite: boolean
}) {
  const t = useText<typeof shopsText>('shops')
  const [ending, setEnding] = useState<Ending>()
  const actions = (shop: Shop) =>
    mayWrite && <Actions shop={shop} alerted={shop.id === alerted} onEnd={setEnding} />
  return (
    <>
      <Table
        caption={t('table')}
        columns={[
          ...columnsOf(t),
          { key: 'actions', header: t('columnActions'), onPhone: 'bare', numeric: true, cell: actions },
        ]}
        rows={shops}
        rowKey={({ id }) => id}
      />
      {ending && <EndDialog {...ending} onClose={() => setEnding(undefined)} />}
    </>
  )
}

function columnsOf(t: Translate<typeof shopsText>): Column<Shop>[] {
  return [
    {
      key: 'shop',
      header: t('columnShop'),
      primary: true,
      named: true,
      cell: (shop) => <ShopName shop={shop} />,
    },
    {
      key: 'authorisation',
      header: t('columnAuthorisation'),
      cell: (shop) => <AuthorisationCell shop={shop} />,
    },
    { key: 'answer', header: t('columnAnswer'), cell: (shop) => <AnswerCell shop={shop} /> },
    { key: 'months', header: t('columnMonths'), cell: (shop) => <MonthsCell shop={shop} /> },
  ]
}

/** Where there is nothing to revoke: never connected, or already withdrawn. */
const hasAuthorisation = ({ status }: Shop) =>
  status !== 'FILE_UPLOAD' && status !== 'NOT_CONNECTED' && status !== 'REVOKED'

function Actions({
  shop,
  alerted,
  onEnd,
}: {
  shop: Shop
  alerted: boolean
  onEnd: (ending: Ending) => void
}) {
  const t = useText<typeof shopsText>('shops')
  const end = (how: Ending['how']) => ({
    label: t(how),
    danger: how === 'remove',
    onSelect: () => onEnd({ shop, how }),
  })
  return (
    <span className={styles.actions}>
      {shop.consentUrl && !alerted && shop.status !== 'ACTIVE' && (
        <ButtonLink href={shop.consentUrl}>{t(consentLabel(shop))}</ButtonLink>
      )}
      <Menu
        label={t('more', { name: shop.name })}
        trigger={<IconDots />}
        items={[
          ...(shop.consentUrl && shop.status === 'ACTIVE'
            ? [{ label: t('renew'), href: shop.consentUrl }]
            : []),
          ...(hasAuthorisation(shop) ? [end('revoke')] : []),
          end('remove'),
        ]}
      />
    </span>
  )
}
