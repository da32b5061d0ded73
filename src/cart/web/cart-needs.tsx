import { formatMoney } from '#platform/shared/format-money.ts'
import { Button } from '#platform/ui/button.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { CartLineView } from '../contract.ts'
import type { cartText } from './cart.text.ts'
import type { CartActions } from './use-cart.ts'
import styles from './cart-line.module.css'

type Props = { line: CartLineView; actions: CartActions; mayChange: boolean }

/** What a service requires in addition, why, and a button to add it. */
export function CartNeeds({ line, actions, mayChange }: Props) {
  const t = useText<typeof cartText>('cart')
  const lang = useLang()
  return line.needs.map((need) => (
    <Notice
      key={need.code}
      title={
        <>
          {t(need.certain ? 'needs' : 'mayNeed')} <Link href={paths.product(need.code)}>{need.name}</Link>
        </>
      }
      action={
        mayChange && need.price ? (
          <Button
            size={32}
            aria-label={t('addNeededNamed', { name: need.name, price: formatMoney(need.price, lang) })}
            loading={actions.adding === need.productId}
            onClick={() => actions.add(need.productId)}
          >
            {t('addNeeded', { price: formatMoney(need.price, lang) })}
          </Button>
        ) : undefined
      }
    >
      <p>{need.reason}</p>
      <p className={styles.source}>
        {need.source.url ? (
          <a href={need.source.url} target="_blank" rel="noreferrer">
            {need.source.label}
          </a>
        ) : (
          need.source.label
        )}
      </p>
    </Notice>
  ))
}
