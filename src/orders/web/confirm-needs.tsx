import type { CartLineView } from '#cart/contract.ts'
import { Card } from '#platform/ui/card.tsx'
import { CheckField } from '#platform/ui/field.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import type { checkoutText } from './checkout.text.ts'
import { NEEDS_BOX, type usePlaceOrder } from './use-place-order.ts'
import styles from './order-lines.module.css'

type Need = CartLineView['needs'][number]

/**
 * What the services require and the cart does not contain: the company may have it already, from somebody
 * else.
 */
export function ConfirmNeeds({ placing }: { placing: ReturnType<typeof usePlaceOrder> }) {
  const t = useText<typeof checkoutText>('checkout')
  const { needs } = placing
  if (needs.length === 0) return null
  return (
    <Card title={t('needs')} tone="warn">
      <Stack gap={12}>
        <ul className={styles.needs}>
          {needs.map((need: Need) => (
            <li key={need.code}>
              <Link href={paths.product(need.code)}>{need.name}</Link>
              <p>{need.reason}</p>
            </li>
          ))}
        </ul>
        <p>
          <Link href={paths.shoppingCart()} look="alone">
            {t('needsToCart')}
          </Link>
        </p>
        <CheckField
          id={NEEDS_BOX}
          label={t('needsArranged')}
          checked={placing.arranged}
          onChange={(event) => placing.arrange(event.target.checked)}
          error={placing.arrangedMissing ? t('needsMissing') : undefined}
        />
      </Stack>
    </Card>
  )
}
