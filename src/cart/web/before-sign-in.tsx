import { Button } from '#platform/ui/button.tsx'
import { IconInfoCircle } from '#platform/ui/icons.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import type { CartLineView, CartView } from '../contract.ts'
import type { cartText } from './cart.text.ts'
import styles from './cart-line.module.css'
import type { CartActions } from './use-cart.ts'

/** What came into the cart from before signing in, and how to undo it: whoever used this browser may have chosen it. */
export function BeforeSignIn({ cart, actions }: { cart: CartView; actions: CartActions }) {
  const t = useText<typeof cartText>('cart')
  const lines = cart.groups.flatMap((group) => group.lines).filter((line) => line.beforeSignIn)
  if (lines.length === 0) return null
  const names = [...new Set(lines.map((line) => line.name || t('gone')))].join(t('nameSeparator'))
  return (
    <Notice
      icon={<IconInfoCircle size={20} />}
      title={t('beforeSignIn', { count: lines.length })}
      action={
        <Button size={32} loading={actions.undoing} onClick={() => actions.undoMerge(lines)}>
          {t('beforeSignInUndo')}
        </Button>
      }
    >
      <p>{t('beforeSignInText', { names })}</p>
    </Notice>
  )
}

/** The same at the line itself. */
export function BeforeSignInMark({ line }: { line: CartLineView }) {
  const t = useText<typeof cartText>('cart')
  if (!line.beforeSignIn) return null
  const { quantity } = line.beforeSignIn
  return (
    <p className={styles.before}>
      {quantity === null
        ? t('beforeSignInLine')
        : t('beforeSignInMore', { before: quantity, now: line.quantity })}
    </p>
  )
}
