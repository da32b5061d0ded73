import { useNavigate } from 'react-router'
import { useIsViewer } from '#accounts/web/use-is-viewer.ts'
import type { BuyButtonProps } from '#catalogue/web/public.tsx'
import { Button } from '#platform/ui/button.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import type { buyText } from './buy.text.ts'
import { useAddServices } from './use-add-services.ts'

/** Adds the choice to the cart, the seller's or the visitor's; a visitor signs in when ordering. */
export function AddToCart({ productId, currency, options }: BuyButtonProps) {
  const t = useText<typeof buyText>('buy')
  const navigate = useNavigate()
  const isViewer = useIsViewer()
  const add = useAddServices({ onSuccess: () => void navigate(paths.shoppingCart()) })
  return (
    <Button
      variant="primary"
      size={52}
      full
      loading={add.isPending || add.isSuccess}
      reason={isViewer ? t('viewersCannotBuy') : undefined}
      onClick={() => add.mutate([{ productId, options, currency }])}
    >
      {add.isPending ? t('adding') : t('addToCart')}
    </Button>
  )
}
