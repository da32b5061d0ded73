import { useNavigate } from 'react-router'
import { addToShoppingCart, countShoppingCart, readShoppingCart } from '#cart/contract.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { paths } from '#platform/web/paths.ts'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { useSignedIn } from '#platform/web/use-signed-in.ts'
import type { catalogueText } from './catalogue.text.ts'
import type { ProductDetails } from './product-lane.ts'

/** Puts the choice into the seller's cart; a visitor signs in first and comes back to the same choice. */
export function AddToCart({
  product,
  options,
  backTo,
}: {
  product: ProductDetails
  options: Record<string, string>
  backTo: string
}) {
  const t = useText<typeof catalogueText>('catalogue')
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
      onClick={() => add.mutate({ productId: product.id, options, quantity: 1, currency: product.currency })}
    >
      {add.isPending ? t('adding') : t('addToCart')}
    </Button>
  )
}
