import { useNavigate } from 'react-router'
import type { BuyButtonProps } from '#catalogue/web/public.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { paths } from '#platform/web/paths.ts'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { useSignedIn } from '#platform/web/use-signed-in.ts'
import { addToShoppingCart, countShoppingCart, readShoppingCart } from '../contract.ts'
import type { buyText } from './buy.text.ts'

/** Puts the choice into the seller's cart; a visitor signs in first and comes back to the same choice. */
export function AddToCart({ productId, currency, options, backTo }: BuyButtonProps) {
  const t = useText<typeof buyText>('buy')
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const add = useCallMutation(addToShoppingCart, {
    invalidates: [countShoppingCart, readShoppingCart],
    onSuccess: () => void navigate(paths.shoppingCart()),
  })
  if (!signedIn)
    return (
      <ButtonLink variant="primary" size={52} full href={paths.login(backTo)}>
        {t('addToCart')}
      </ButtonLink>
    )
  return (
    <Button
      variant="primary"
      size={52}
      full
      loading={add.isPending || add.isSuccess}
      onClick={() => add.mutate({ productId, options, quantity: 1, currency })}
    >
      {add.isPending ? t('adding') : t('addToCart')}
    </Button>
  )
}
